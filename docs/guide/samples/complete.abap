DATA(lv_body) =
  |\{"completions":[| &&
  |\{"externalId":"S-1042","grade":"1.7","completedOn":"2026-02-27"\},| &&
  |\{"externalId":"S-1043","grade":"2.3","completedOn":"2026-02-27"\}]\}|.

cl_http_client=>create_by_url(
  EXPORTING url    = |{base_url}/api/external/edu/programs/{ lv_program }/complete|
  IMPORTING client = DATA(lo_client) ).
lo_client->request->set_method( if_http_request=>co_request_method_post ).
lo_client->request->set_content_type( 'application/json; charset=utf-8' ).
lo_client->request->set_header_field( name = 'x-api-key' value = lv_api_key ).
lo_client->request->set_header_field( name = 'Idempotency-Key' value = 'spring-2026' ).
lo_client->request->set_cdata( lv_body ).

lo_client->send( ).
lo_client->receive( ).
lo_client->response->get_status( IMPORTING code = DATA(lv_status) ).
DATA(lv_answer) = lo_client->response->get_cdata( ). " a job: GET /jobs/{id} says how far it is
lo_client->close( ).
