import type { TwilioAccount } from '../../adapters/twilio-account.ts';
import { broken, type Finding, note, ok } from './finding.ts';

/** The address for incoming texts, after PUBLIC_URL. */
const INCOMING = '/api/webhooks/twilio/sms';

/** Examines our account at Twilio. `isOfUs`: the sender is a number in the US, or a service, which may have one. */
export async function examineTwilio(account: TwilioAccount, publicUrl: string, from: string): Promise<Finding[]> {
  const isOfUs = from.startsWith('+1') || from.startsWith('MG');
  return Promise.all([
    examined('Texts to us', async () => {
      const wanted = publicUrl + INCOMING;
      const found = await account.incomingAddress();
      return found === wanted
        ? ok('Texts to us', `Twilio posts them to ${wanted}.`)
        : broken(
            'Texts to us',
            `Twilio posts them to ${found ?? 'no address'}.`,
            `In its console, set ${wanted} (POST).`,
          );
    }),
    ...(isOfUs ? [examined('A2P registration', () => registration(account))] : []),
    examined('Price of a text', async () => {
      const price = await account.pricePerText();
      return price === null
        ? note('Price of a text', 'Twilio lists none.', 'See its price list.')
        : ok('Price of a text', `${price.amount} ${price.currency} to the US, besides the fees of carriers.`);
    }),
  ]);
}

async function registration(account: TwilioAccount): Promise<Finding> {
  const about = 'A2P registration';
  const status = await account.registration();
  if (status === 'VERIFIED') return ok(about, 'carriers have approved our campaign.');
  if (status === null) {
    const todo = 'Register a brand and a campaign in its console, and put the number into its messaging service.';
    return broken(about, 'our sender belongs to no campaign, so carriers block its texts (error 30034).', todo);
  }
  return status === 'FAILED'
    ? broken(about, 'carriers have refused our campaign.', "Twilio's console says why; correct and resubmit it.")
    : note(
        about,
        `our campaign waits for the carriers (${status}).`,
        'Wait, usually for days; texts are blocked so far.',
      );
}

async function examined(about: string, work: () => Promise<Finding>): Promise<Finding> {
  try {
    return await work();
  } catch (error) {
    const { status, code } = error as { status?: number; code?: string | number };
    const todo =
      status === 401 || status === 403 ? 'Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.' : 'Try again later.';
    return broken(about, `Twilio can't be asked (${code ?? status ?? 'no answer'}).`, todo);
  }
}
