METHOD if_http_extension~handle_request.
  DATA(lv_id)        = server->request->get_header_field( 'webhook-id' ).
  DATA(lv_timestamp) = server->request->get_header_field( 'webhook-timestamp' ).
  DATA(lv_body)      = server->request->get_data( ). " the bytes as they came

  cl_pco_utility=>convert_abap_timestamp_to_java(
    EXPORTING iv_date = sy-datum iv_time = sy-uzeit
    IMPORTING ev_timestamp = DATA(lv_milliseconds) ).
  DATA(lv_age) = abs( CONV int8( lv_milliseconds ) / 1000 - CONV int8( lv_timestamp ) ).

  DATA(lv_key)    = cl_http_utility=>decode_x_base64( substring_after( val = mv_secret sub = 'whsec_' ) ).
  DATA(lv_signed) = cl_abap_codepage=>convert_to( |{ lv_id }.{ lv_timestamp }.| ).
  CONCATENATE lv_signed lv_body INTO lv_signed IN BYTE MODE.
  cl_abap_hmac=>calculate_hmac_for_raw(
    EXPORTING if_algorithm     = 'SHA256'
              if_key           = lv_key
              if_data          = lv_signed
    IMPORTING ef_hmacb64string = DATA(lv_expected) ).

  SPLIT server->request->get_header_field( 'webhook-signature' ) AT ` ` INTO TABLE DATA(lt_given).
  IF lv_age > 300 OR NOT line_exists( lt_given[ table_line = |v1,{ lv_expected }| ] ).
    server->response->set_status( code = 401 reason = 'Unauthorized' ).
    RETURN.
  ENDIF.

  INSERT INTO zwebhooks_seen VALUES @( VALUE #( id = lv_id ) ). " its key is unique
  IF sy-subrc = 0.
    handle( lv_body ).
  ENDIF.
  server->response->set_status( code = 204 reason = 'No Content' ).
ENDMETHOD.
