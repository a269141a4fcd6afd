/** The version of this client: the service's own, as a test holds. */
export const VERSION = "1.0.0";
