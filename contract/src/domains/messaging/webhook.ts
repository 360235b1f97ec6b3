/** Path to which the provider posts incoming texts: set it, under PUBLIC_URL, as the number's webhook. */
export const INCOMING_TEXT_ROUTE = '/api/webhooks/twilio/sms';
/** Path to which the provider posts the status of one of our messages or calls. */
export const reportPath = (messageId: string): `/api/webhooks/twilio/status/${string}` =>
  `/api/webhooks/twilio/status/${messageId}`;
/** Path to which a mail server posts bounced emails, as message/rfc822, with the secret as bearer token. */
export const BOUNCE_ROUTE = '/api/webhooks/bounce';
