CLASS zcl_certificates DEFINITION PUBLIC FINAL CREATE PUBLIC.
  PUBLIC SECTION.
    TYPES: BEGIN OF ty_request,
             type_code     TYPE string,
             product_id    TYPE string,
             serial_number TYPE string,
             external_ref  TYPE string,
           END OF ty_request.
    TYPES: BEGIN OF ty_answer,
             id         TYPE string,
             verify_url TYPE string,
             code       TYPE string,
             detail     TYPE string,
           END OF ty_answer.
    METHODS constructor
      IMPORTING iv_api_key TYPE string.
    METHODS issue
      IMPORTING is_request       TYPE ty_request
      RETURNING VALUE(rs_answer) TYPE ty_answer
      RAISING   zcx_certificates.
  PRIVATE SECTION.
    CONSTANTS c_attempts TYPE i VALUE 5.
    DATA mv_api_key TYPE string.
    METHODS send
      IMPORTING iv_body   TYPE string
                iv_key    TYPE string
      EXPORTING ev_status TYPE i
                ev_answer TYPE string.
ENDCLASS.

CLASS zcl_certificates IMPLEMENTATION.
  METHOD constructor.
    mv_api_key = iv_api_key. " from the secure storage
  ENDMETHOD.

  METHOD issue.
    DATA lv_status TYPE i.
    DATA lv_answer TYPE string.

    DATA(lv_body) = /ui2/cl_json=>serialize(
      data        = is_request
      compress    = abap_true
      pretty_name = /ui2/cl_json=>pretty_mode-camel_case ).

    " The same key at each attempt: the certificate is issued once, however often this is sent.
    DO c_attempts TIMES.
      send( EXPORTING iv_body   = lv_body
                      iv_key    = is_request-external_ref
            IMPORTING ev_status = lv_status
                      ev_answer = lv_answer ).
      IF lv_status > 0 AND lv_status < 500 AND lv_status <> 408 AND lv_status <> 429.
        EXIT.
      ENDIF.
      WAIT UP TO ipow( base = 2 exp = sy-index ) SECONDS.
    ENDDO.

    /ui2/cl_json=>deserialize(
      EXPORTING json        = lv_answer
                pretty_name = /ui2/cl_json=>pretty_mode-camel_case
      CHANGING  data        = rs_answer ).
    IF lv_status <> 201.
      RAISE EXCEPTION TYPE zcx_certificates
        EXPORTING
          status = lv_status
          code   = rs_answer-code
          detail = rs_answer-detail.
    ENDIF.
  ENDMETHOD.

  METHOD send.
    CLEAR: ev_status, ev_answer.
    " An HTTP destination of type G in SM59: host, port 443, SSL active.
    cl_http_client=>create_by_destination(
      EXPORTING destination = 'CERTIFICATES'
      IMPORTING client      = DATA(lo_client)
      EXCEPTIONS OTHERS     = 1 ).
    IF sy-subrc <> 0.
      RETURN.
    ENDIF.
    cl_http_utility=>set_request_uri(
      request = lo_client->request
      uri     = '/api/external/certificates/issue' ).
    lo_client->request->set_method( if_http_request=>co_request_method_post ).
    lo_client->request->set_content_type( 'application/json; charset=utf-8' ).
    lo_client->request->set_header_field( name = 'x-api-key' value = mv_api_key ).
    lo_client->request->set_header_field( name = 'Idempotency-Key' value = iv_key ).
    lo_client->request->set_cdata( iv_body ).
    lo_client->send( EXCEPTIONS OTHERS = 1 ).
    IF sy-subrc = 0.
      lo_client->receive( EXCEPTIONS OTHERS = 1 ).
    ENDIF.
    IF sy-subrc = 0.
      lo_client->response->get_status( IMPORTING code = ev_status ).
      ev_answer = lo_client->response->get_cdata( ).
    ENDIF.
    lo_client->close( EXCEPTIONS OTHERS = 1 ).
  ENDMETHOD.
ENDCLASS.
