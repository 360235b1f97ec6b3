/** Days that a browser stores the session cookie; the server may end the session earlier. */
export const SESSION_DAYS = 90;
/** A session ends after this many days without use. */
export const SESSION_IDLE_DAYS = 30;
/** Days that a browser remembers an earlier sign-in: the maximum that browsers keep any cookie. */
export const DEVICE_DAYS = 400;
/** Days that a browser keeps the id of a visitor without an account: the maximum that browsers keep any cookie. */
export const VISITOR_DAYS = 400;
/** Days that a browser is recognized by the phone or email that it has confirmed. */
export const PROOF_COOKIE_DAYS = 90;
