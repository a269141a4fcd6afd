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
    TYPES: BEGIN OF ty_entry,
             request TYPE ty_request,
             answer  TYPE ty_answer,
             state   TYPE c LENGTH 1, " initial: waits, D: done, R: refused
           END OF ty_entry,
           ty_queue TYPE STANDARD TABLE OF ty_entry WITH EMPTY KEY.
    METHODS send_queue
      CHANGING ct_queue TYPE ty_queue
      RAISING  zcx_certificates.
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
                ev_answer TYPE string
                ev_after  TYPE i.
ENDCLASS.

CLASS zcl_certificates IMPLEMENTATION.
  METHOD constructor.
    mv_api_key = iv_api_key. " from the secure storage
  ENDMETHOD.

  METHOD send_queue.
    " A lock object of yours: two jobs never send the same queue.
    CALL FUNCTION 'ENQUEUE_EZCERTIFICATES' EXCEPTIONS OTHERS = 1.
    IF sy-subrc <> 0.
      RETURN.
    ENDIF.
    LOOP AT ct_queue ASSIGNING FIELD-SYMBOL(<ls_entry>) WHERE state IS INITIAL.
      TRY.
          <ls_entry>-answer = issue( <ls_entry>-request ).
          <ls_entry>-state = 'D'.
        CATCH zcx_certificates INTO DATA(lx_error).
          " Only these are of the document itself. After 401, 403 and others the whole queue waits.
          IF lx_error->code IS INITIAL OR lx_error->code = 'idempotency_in_progress'
             OR ( lx_error->status <> 400 AND lx_error->status <> 409
                  AND lx_error->status <> 413 AND lx_error->status <> 422 ).
            RAISE EXCEPTION lx_error.
          ENDIF.
          <ls_entry>-answer = VALUE #( code = lx_error->code detail = lx_error->detail ).
          <ls_entry>-state = 'R'.
      ENDTRY.
    ENDLOOP.
  ENDMETHOD.

  METHOD issue.
    DATA lv_status TYPE i.
    DATA lv_answer TYPE string.
    DATA lv_after TYPE i.

    DATA(lv_body) = /ui2/cl_json=>serialize(
      data        = is_request
      compress    = abap_true
      pretty_name = /ui2/cl_json=>pretty_mode-camel_case ).

    " The same key at each attempt: the certificate is issued once, however often this is sent.
    " A document's number may hold blanks and umlauts, a header may not.
    DATA(lv_key) = |sap-{ cl_http_utility=>escape_url( is_request-external_ref ) }|.
    DO c_attempts TIMES.
      send( EXPORTING iv_body   = lv_body
                      iv_key    = lv_key
            IMPORTING ev_status = lv_status
                      ev_answer = lv_answer
                      ev_after  = lv_after ).
      IF lv_status > 0 AND lv_status < 500 AND lv_status <> 408 AND lv_status <> 429
         AND lv_answer NS '"idempotency_in_progress"'.
        EXIT.
      ENDIF.
      WAIT UP TO nmax( val1 = lv_after val2 = ipow( base = 2 exp = sy-index ) ) SECONDS.
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
    CLEAR: ev_status, ev_answer, ev_after.
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
      ev_after = lo_client->response->get_header_field( 'retry-after' ).
    ENDIF.
    lo_client->close( EXCEPTIONS OTHERS = 1 ).
  ENDMETHOD.
ENDCLASS.
