/** An area with fewer contractors of a trade than this is thin: only there is another service asked. */
export const THIN_AREA = 5;
