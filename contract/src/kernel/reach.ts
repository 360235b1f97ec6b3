/** The search radius in miles, both from a job to listings and from a listing to jobs. */
export const SEARCH_RADIUS_MILES = 60;
