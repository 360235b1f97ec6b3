import BaseTwilio from 'twilio/lib/base/BaseTwilio.js';
import RequestClient from 'twilio/lib/base/RequestClient.js';
import { traceHeaders } from '../../kernel/trace.ts';

/** The client that parts of the SDK, such as `Api`, are built on. */
export type TwilioClient = InstanceType<typeof BaseTwilio.Client>;

export interface TwilioClientOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** Milliseconds to wait if Twilio is silent. */
  readonly patience: number;
  /** The address of Twilio's APIs, for tests. */
  readonly api?: string | undefined;
}

const API = /^https:\/\/[a-z]+\.twilio\.com/;

/**
 * Returns the SDK's own client, which passes the trace on and repeats nothing. Callers import the parts of the SDK that
 * they use: the whole has 750 files of types, a third of all that the type check of the server would read.
 */
export function twilioClient({ accountSid, authToken, patience, api }: TwilioClientOptions): TwilioClient {
  const httpClient = new RequestClient({ timeout: patience, keepAlive: true, autoRetry: false });
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (call) =>
    request({
      ...call,
      headers: { ...call.headers, ...traceHeaders() },
      uri: api === undefined ? call.uri : call.uri.replace(API, api),
    });
  return new BaseTwilio.Client(accountSid, authToken, { httpClient });
}
