/** How far a contractor is searched for, in miles: from a job to a listing, and back. */
export const SEARCH_RADIUS_MILES = 60;
