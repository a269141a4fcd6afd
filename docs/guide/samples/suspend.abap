cl_http_client=>create_by_url(
  EXPORTING url    = |{base_url}/api/external/certificates/{ lv_certificate }/suspend|
  IMPORTING client = DATA(lo_client) ).
lo_client->request->set_method( if_http_request=>co_request_method_post ).
lo_client->request->set_content_type( 'application/json; charset=utf-8' ).
lo_client->request->set_header_field( name = 'x-api-key' value = lv_api_key ).
lo_client->request->set_cdata(
  |\{"reason":"recall","note":"8D report 2026-031","publicNote":"Under investigation."\}| ).

lo_client->send( ).
lo_client->receive( ).
lo_client->response->get_status( IMPORTING code = DATA(lv_status) ).
DATA(lv_answer) = lo_client->response->get_cdata( ).
lo_client->close( ).
