/** For so long a browser keeps who has signed in, in days; the server may end the session before. */
export const SESSION_DAYS = 90;
/** After so many days in which it isn't used a session ends. */
export const SESSION_IDLE_DAYS = 30;
/** The days that a browser remembers an earlier sign-in there: as long as browsers keep any cookie. */
export const DEVICE_DAYS = 400;
/** For so long a browser keeps who a visitor without an account is: as long as browsers keep any cookie. */
export const VISITOR_DAYS = 400;
