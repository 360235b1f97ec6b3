/** Where the provider of texts posts those that come in: the webhook to set for the number, under PUBLIC_URL. */
export const INCOMING_TEXT_ROUTE = '/api/webhooks/twilio/sms';
/** Where the provider posts what became of a message or call of ours. */
export const reportPath = (messageId: string): `/api/webhooks/twilio/status/${string}` =>
  `/api/webhooks/twilio/status/${messageId}`;
/** Where a mail server posts mail that came back, as message/rfc822, with the secret as its bearer token. */
export const BOUNCE_ROUTE = '/api/webhooks/bounce';
