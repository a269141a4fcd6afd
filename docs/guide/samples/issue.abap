DATA(lv_body) = |\{"typeCode":"en10204-3-1","productId":"ART-4711",| &&
                |"serialNumber":"SN-0815","validUntil":"2031-12-31",| &&
                |"metadata":\{"batch":"B-2026-17","orderNo":"4500012345"\}\}|.

cl_http_client=>create_by_url(
  EXPORTING url    = '{base_url}/api/external/certificates/issue'
  IMPORTING client = DATA(lo_client) ).

lo_client->request->set_method( if_http_request=>co_request_method_post ).
lo_client->request->set_content_type( 'application/json; charset=utf-8' ).
lo_client->request->set_header_field( name = 'x-api-key' value = lv_api_key ).
lo_client->request->set_header_field( name = 'Idempotency-Key' value = 'order-4711-line-1' ).
lo_client->request->set_cdata( lv_body ).

lo_client->send( ).
lo_client->receive( ).
lo_client->response->get_status( IMPORTING code = DATA(lv_status) ).
DATA(lv_answer) = lo_client->response->get_cdata( ).
lo_client->close( ).

IF lv_status <> 201.
  RAISE EXCEPTION TYPE zcx_certificate EXPORTING answer = lv_answer.
ENDIF.
