/** Where links to a bid without scripts lead, on the project's page. */
export const BID_ID = 'bid';
