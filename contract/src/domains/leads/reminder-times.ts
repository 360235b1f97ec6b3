/** Days from the reminders that count days to the deadline. */
export const REMINDER_DAYS = { week: 7, days: 2 } as const;
/** Hours from the last reminder to the deadline. */
export const REMINDER_HOURS = 4;
