/* Shows the OpenAPI document. Nothing can be sent from here: a key has no business in a browser. */
"use strict";

const place = document.getElementById("reference");
SwaggerUIBundle({
  url: place.dataset.openapi,
  domNode: place,
  presets: [SwaggerUIBundle.presets.apis],
  layout: "BaseLayout",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { authorizeBtn: () => () => null, authorizeOperationBtn: () => () => null, info: () => () => null } })],
});
