import Api from 'twilio/lib/rest/Api.js';
import Messaging from 'twilio/lib/rest/Messaging.js';
import Pricing from 'twilio/lib/rest/Pricing.js';
import { twilioClient } from './twilio-client.ts';

/** How Twilio knows our account: where it posts what arrives, what carriers have approved, and what a text costs. */
export interface TwilioAccount {
  /** The addresses to which Twilio posts incoming texts to our sender; null if it has none. */
  incomingAddress(): Promise<string | null>;
  /** The state of the A2P registration that covers our sender, such as VERIFIED; null if there is none. */
  registration(): Promise<string | null>;
  /** The price of one text to the US, by Twilio's list, in its currency. Carriers' fees come on top. */
  pricePerText(): Promise<{ readonly amount: string; readonly currency: string } | null>;
}

export interface TwilioAccountOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or a messaging service ('MG…'). */
  readonly from: string;
  /** The address of Twilio's APIs, for tests. */
  readonly api?: string | undefined;
}

const PATIENCE_MS = 10_000;
const MOST_SERVICES = 50;

/** Asks Twilio about our account. Each question rejects if Twilio refuses or doesn't answer. */
export function twilioAccount({ accountSid, authToken, from, api }: TwilioAccountOptions): TwilioAccount {
  const client = twilioClient({ accountSid, authToken, patience: PATIENCE_MS, api });
  const { services } = new Messaging(client).v1;
  const isService = from.startsWith('MG');

  /** Registrations belong to messaging services, and numbers to at most one of those. */
  async function serviceOfSender(): Promise<string | null> {
    if (isService) return from;
    for (const { sid } of await services.list({ limit: MOST_SERVICES })) {
      const numbers = await services(sid).phoneNumbers.list({ limit: 1000 });
      if (numbers.some(({ phoneNumber }) => phoneNumber === from)) return sid;
    }
    return null;
  }

  return {
    incomingAddress: async () => {
      if (isService) return (await services(from).fetch()).inboundRequestUrl || null;
      const [number] = await new Api(client).v2010
        .accounts(accountSid)
        .incomingPhoneNumbers.list({ phoneNumber: from, limit: 1 });
      return number?.smsUrl || null;
    },
    registration: async () => {
      const service = await serviceOfSender();
      if (service === null) return null;
      const campaigns = await services(service).usAppToPerson.list({ limit: 20 });
      return (
        campaigns.find(({ campaignStatus }) => campaignStatus === 'VERIFIED')?.campaignStatus ??
        campaigns[0]?.campaignStatus ??
        null
      );
    },
    pricePerText: async () => {
      const { outboundSmsPrices, priceUnit } = await new Pricing(client).v1.messaging.countries('US').fetch();
      // The SDK passes on what Twilio answers, in its spelling.
      const listed = (outboundSmsPrices as unknown as { prices?: { number_type?: string; current_price?: string }[] }[])
        .flatMap(({ prices = [] }) => prices)
        .flatMap(({ number_type: kind, current_price: price }) =>
          kind === 'local' && price !== undefined ? [price] : [],
        );
      const [dearest] = listed.toSorted((a, b) => Number(b) - Number(a));
      return dearest === undefined ? null : { amount: dearest, currency: priceUnit.toUpperCase() };
    },
  };
}
