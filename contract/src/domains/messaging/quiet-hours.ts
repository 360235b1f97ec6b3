/**
 * Hours, in the recipient's time zone, between which non-urgent texts, calls and notifications are not sent (47 CFR
 * 64.1200(c)(1)).
 */
export const NIGHT_FROM = 21;
export const NIGHT_UNTIL = 8;
