import type { Trouble } from '@plumbline/contract/domains/messaging/provider-trouble.ts';
import { reportPath } from '@plumbline/contract/domains/messaging/webhook.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import Api from 'twilio/lib/rest/Api.js';
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import * as z from 'zod';
import type {
  CarrierPort,
  Delivery,
  Lost,
  PhoneCall,
  Sms,
  SmsPort,
  Sought,
  VoicePort,
} from '../../domains/messaging/public.ts';
import { twilioWords } from './twilio.words.ts';
import { twilioClient } from './twilio-client.ts';

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or a messaging service ('MG…'), which can't call. */
  readonly from: string;
  /** Our address for Twilio, to which it posts the status of each message. */
  readonly publicUrl: string;
  /** Milliseconds to wait if Twilio is silent. */
  readonly patience?: number;
  /** The address of Twilio's API, for tests. */
  readonly api?: string;
}

export interface Twilio {
  readonly sms: SmsPort;
  readonly phone: VoicePort | undefined;
  readonly carrier: CarrierPort;
}

const PATIENCE_MS = 12_000;

/**
 * Sends texts and calls with Twilio. It has no idempotency key, so a message that a killed process handed over but
 * didn't record has an unknown outcome until Twilio reports on it, or lists it when asked.
 */
export function createTwilio(options: TwilioOptions): Twilio {
  const { accountSid, authToken, from, publicUrl, patience = PATIENCE_MS, api } = options;
  const { v2010 } = new Api(twilioClient({ accountSid, authToken, patience, api }));
  const account = v2010.accounts(accountSid);
  const reports = (id: string) => (isReachable(publicUrl) ? { statusCallback: publicUrl + reportPath(id) } : undefined);
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
  const check = async (): Promise<Trouble | null> => {
    const delivery = await delivered(() => account.fetch());
    return 'trouble' in delivery ? (delivery.trouble ?? null) : null;
  };
  return {
    sms: {
      by: 'Twilio',
      send: ({ id, to, text }: Sms) =>
        delivered(() => account.messages.create({ to, body: text, ...sender, ...reports(id) })),
      check,
      find: (lost, isTaken) =>
        sought(() => account.messages.list({ to: lost.to, limit: LISTED, pageSize: LISTED }), lost, isTaken),
    },
    phone: from.startsWith('MG')
      ? undefined
      : {
          by: 'Twilio',
          send: ({ id, to, text, language }: PhoneCall) =>
            delivered(() =>
              account.calls.create({
                to,
                from,
                twiml: spoken(text, language),
                ...reports(id),
                statusCallbackEvent: ['completed'],
              }),
            ),
          check,
          find: (lost, isTaken) =>
            sought(() => account.calls.list({ to: lost.to, limit: LISTED, pageSize: LISTED }), lost, isTaken),
        },
    carrier: {
      isGenuine: ({ signature = '', path, form }) => validateRequest(authToken, signature, publicUrl + path, form),
      textOf,
      reportOf,
    },
  };
}

const IncomingSms = z
  .object({
    MessageSid: z.string().min(1).max(64),
    From: z.string().regex(/^\+[1-9]\d{6,14}$/),
    Body: z.string().max(10_000).default(''),
    /** Present if Twilio itself responds to the carriers' words. */
    OptOutType: z.enum(['STOP', 'START', 'HELP']).optional().catch(undefined),
  })
  .transform(({ MessageSid: id, From: sender, Body: body, OptOutType }) => ({
    id,
    sender,
    body,
    carrier: KEYWORDS[OptOutType ?? ''],
  }));

const KEYWORDS: Readonly<Record<string, 'stop' | 'start' | 'help'>> = { STOP: 'stop', START: 'start', HELP: 'help' };

const textOf: CarrierPort['textOf'] = (form) => IncomingSms.safeParse(form).data ?? null;

const TAKEN = new Set(['accepted', 'queued', 'scheduled', 'sending', 'sent', 'initiated', 'ringing', 'in-progress']);
const DELIVERED = new Set(['delivered', 'read', 'completed']);
const FAILED = new Set(['undelivered', 'failed', 'canceled', 'busy', 'no-answer']);

/** Parses a status callback, of a message or of a call. */
const reportOf: CarrierPort['reportOf'] = (form) => {
  const ref = form['MessageSid'] ?? form['CallSid'] ?? null;
  const status = form['MessageStatus'] ?? form['CallStatus'] ?? '';
  if (TAKEN.has(status)) return { ref, status: 'taken', reason: null };
  if (DELIVERED.has(status)) return { ref, status: 'delivered', reason: null };
  if (!FAILED.has(status)) return null;
  return { ref, status: 'failed', reason: `Twilio ${/^\d{5}$/.exec(form['ErrorCode'] ?? '')?.[0] ?? status}` };
};

/** Twilio refuses messages whose reports it can't post. */
const isReachable = (publicUrl: string) => !/^https?:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);

/** Without a language, Twilio reads every text in an English voice. */
const VOICES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** The spoken text: twice, after a pause for raising the phone to the ear. */
function spoken(text: string, language: Language): string {
  const voice = { language: VOICES[language] };
  const response = new VoiceResponse();
  response.pause({ length: 1 });
  response.say(voice, text);
  response.pause({ length: 2 });
  response.say(voice, twilioWords[language].onceMore(text));
  return response.toString();
}

/** The most messages to one number to read from Twilio's list, newest first. */
const LISTED = 50;
/** Twilio's clock and ours may differ. */
const CLOCKS_DIFFER_MS = 60_000;

interface Listed {
  readonly sid: string;
  readonly direction: string;
  readonly dateCreated: Date;
  /** Calls have none. */
  readonly body?: string;
}

/** Searches what Twilio has accepted for a number. It knows no reference of ours, only the text and the time. */
async function sought(
  list: () => Promise<readonly Listed[]>,
  { text, since }: Lost,
  isTaken: (ref: string) => Promise<boolean>,
): Promise<Sought> {
  try {
    const listed = await list();
    const from = since.getTime() - CLOCKS_DIFFER_MS;
    const recent = listed.filter(({ direction, dateCreated }) => direction === 'outbound-api' && +dateCreated >= from);
    const own: Listed[] = [];
    for (const each of recent) if (!(await isTaken(each.sid))) own.push(each);
    const same = own.find(({ body }) => body === undefined || body.endsWith(text));
    if (same !== undefined) return { kind: 'found', ref: same.sid };
    // Another text of that time may be this one, with its letters replaced; and older ones may have been left out.
    const isWhole = listed.length < LISTED || listed.some(({ dateCreated }) => +dateCreated < from);
    return own.length === 0 && isWhole ? { kind: 'absent' } : { kind: 'unsure' };
  } catch {
    return { kind: 'unsure' };
  }
}

async function delivered(send: () => Promise<{ readonly sid: string }>): Promise<Delivery> {
  try {
    return { kind: 'sent', ref: (await send()).sid };
  } catch (error) {
    return deliveryOf(error);
  }
}

/** Twilio's code for 'this number has texted STOP'. */
const OPTED_OUT = 21_610;
/** No such number, not a mobile number, or a landline: nothing will ever arrive. */
const NO_SUCH_NUMBER = new Set([21_211, 21_217, 21_614, 21_401, 21_421]);
const TOO_MANY_SECONDS = 30;
const LATER_SECONDS = 60;
/** Refused before Twilio did anything: our account or credentials, which the operator can fix. */
const NOT_LET_IN = new Set([401, 403]);

/** The connection was never made: nothing was handed to Twilio. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']);

/** Reasons contain codes, never phone numbers. */
function deliveryOf(error: unknown): Delivery {
  const { status, code } = error as { status?: number; code?: number | string };
  if (status === undefined) {
    const failure = typeof code === 'string' ? code : 'failure';
    return NOT_REACHED.has(failure)
      ? { kind: 'retry', after: LATER_SECONDS, reason: failure, trouble: 'unreachable' }
      : {
          kind: 'unknown',
          reason: { kind: 'silent-provider', provider: 'Twilio', code: failure },
          trouble: 'silent',
        };
  }
  const reason = `Twilio ${code ?? status}`;
  if (status === 429) return { kind: 'retry', after: TOO_MANY_SECONDS, reason };
  if (status === 503 || NOT_LET_IN.has(status))
    return { kind: 'retry', after: LATER_SECONDS, reason, trouble: 'refuses-us' };
  // Twilio doesn't say what it had done before it failed.
  if (status >= 500) return { kind: 'unknown', reason, trouble: 'silent' };
  if (code === OPTED_OUT) return { kind: 'refused', reason, because: 'opted-out' };
  if (typeof code === 'number' && NO_SUCH_NUMBER.has(code))
    return { kind: 'refused', reason, because: 'no-such-address' };
  return { kind: 'refused', reason };
}
