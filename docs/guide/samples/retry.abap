DATA lv_status TYPE i.
DATA lv_answer TYPE string.

DO 5 TIMES.
  cl_http_client=>create_by_url(
    EXPORTING url    = '{base_url}/api/external/certificates/issue'
    IMPORTING client = DATA(lo_client) ).
  lo_client->request->set_method( if_http_request=>co_request_method_post ).
  lo_client->request->set_content_type( 'application/json; charset=utf-8' ).
  lo_client->request->set_header_field( name = 'x-api-key' value = lv_api_key ).
  " The key keeps a second attempt from issuing twice.
  lo_client->request->set_header_field( name = 'Idempotency-Key' value = 'order-4711-line-2' ).
  lo_client->request->set_cdata(
    |\{"typeCode":"en10204-3-1","productId":"ART-4711","serialNumber":"SN-0816"\}| ).

  lo_client->send( EXCEPTIONS OTHERS = 1 ).
  IF sy-subrc = 0.
    lo_client->receive( EXCEPTIONS OTHERS = 1 ).
  ENDIF.
  CLEAR: lv_status, lv_answer.
  DATA(lv_wait) = 2.
  IF sy-subrc = 0.
    lo_client->response->get_status( IMPORTING code = lv_status ).
    lv_answer = lo_client->response->get_cdata( ).
    DATA(lv_after) = lo_client->response->get_header_field( 'retry-after' ).
    IF lv_after IS NOT INITIAL.
      lv_wait = lv_after.
    ENDIF.
  ENDIF.
  lo_client->close( EXCEPTIONS OTHERS = 1 ).
  IF lv_status <> 0 AND lv_status <> 408 AND lv_status <> 429 AND lv_status < 500
     AND lv_answer NS '"idempotency_in_progress"'.
    EXIT.
  ENDIF.
  WAIT UP TO lv_wait SECONDS.
ENDDO.
