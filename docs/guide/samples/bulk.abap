TYPES: BEGIN OF ty_certificate,
         type_code     TYPE string,
         product_id    TYPE string,
         serial_number TYPE string,
       END OF ty_certificate.
DATA: BEGIN OF ls_request,
        mode         TYPE string VALUE 'partial',
        certificates TYPE STANDARD TABLE OF ty_certificate WITH EMPTY KEY,
      END OF ls_request.

ls_request-certificates = VALUE #(
  type_code = 'en10204-3-1' product_id = 'ART-4711'
  ( serial_number = 'SN-1001' ) ( serial_number = 'SN-1002' ) ).

cl_http_client=>create_by_url(
  EXPORTING url    = '{base_url}/api/external/certificates/issue/bulk'
  IMPORTING client = DATA(lo_client) ).
lo_client->request->set_method( if_http_request=>co_request_method_post ).
lo_client->request->set_content_type( 'application/json; charset=utf-8' ).
lo_client->request->set_header_field( name = 'x-api-key' value = lv_api_key ).
lo_client->request->set_header_field( name = 'Idempotency-Key' value = 'delivery-80042' ).
lo_client->request->set_cdata( /ui2/cl_json=>serialize(
  data = ls_request compress = abap_true pretty_name = /ui2/cl_json=>pretty_mode-camel_case ) ).

lo_client->send( ).
lo_client->receive( ).
lo_client->response->get_status( IMPORTING code = DATA(lv_status) ).
DATA(lv_answer) = lo_client->response->get_cdata( ). " 207: some were not issued; results say why
lo_client->close( ).
