/**
 * Hours on the recipient's clocks between which texts, calls and notifications that can wait are not sent
 * (47 CFR 64.1200(c)(1)).
 */
export const NIGHT_FROM = 21;
export const NIGHT_UNTIL = 8;
