/** How long a text that was shown may be sent. */
export const APPROVAL_MINUTES = 60;

/** Messages that one bidder may send on a day, about all projects. */
export const MAX_OF_WRITER = 20;
/** Messages of all bidders that one contact gets on a day: a purchasing desk may have many projects. */
export const MAX_TO_CONTACT = 25;
/** Scripts that are mailed to one bidder's address on a day: anybody can type an address. */
export const MAX_TO_BIDDER = 10;

/** Days after which what only limits is forgotten. */
export const KEPT_DAYS = 7;
