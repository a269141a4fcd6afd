TYPES: BEGIN OF ty_certificate,
         id            TYPE string,
         serial_number TYPE string,
       END OF ty_certificate.
DATA: BEGIN OF ls_page,
        data        TYPE STANDARD TABLE OF ty_certificate WITH EMPTY KEY,
        next_cursor TYPE string,
      END OF ls_page.

DO.
  DATA(lv_url) = `{base_url}/api/external/certificates?batch=B-2026-17&status=active&limit=200`.
  IF ls_page-next_cursor IS NOT INITIAL.
    lv_url = |{ lv_url }&cursor={ escape( val = ls_page-next_cursor format = cl_abap_format=>e_url_full ) }|.
  ENDIF.
  cl_http_client=>create_by_url( EXPORTING url = lv_url IMPORTING client = DATA(lo_client) ).
  lo_client->request->set_header_field( name = 'x-api-key' value = lv_api_key ).
  lo_client->send( ).
  lo_client->receive( ).
  CLEAR ls_page.
  /ui2/cl_json=>deserialize(
    EXPORTING json        = lo_client->response->get_cdata( )
              pretty_name = /ui2/cl_json=>pretty_mode-camel_case
    CHANGING  data        = ls_page ).
  lo_client->close( ).
  LOOP AT ls_page-data INTO DATA(ls_certificate).
    WRITE: / ls_certificate-id, ls_certificate-serial_number.
  ENDLOOP.
  IF ls_page-next_cursor IS INITIAL.
    EXIT.
  ENDIF.
ENDDO.
