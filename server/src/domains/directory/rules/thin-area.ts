/** An area with fewer contractors of a trade than this is thin: only there do we ask another service. */
export const THIN_AREA = 5;
