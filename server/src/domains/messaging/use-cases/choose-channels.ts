import type {
  ChannelChoice,
  ContactChannels,
  ContactChannelsEdit,
} from '@plumbline/contract/domains/messaging/contact-channels.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { optOutsOf, plain, type StoppedChannel } from '../store/opt-out.ts';
import { optIn, optOut } from './opt-out.ts';

/** A person's addresses; null where unknown. */
export interface Reach {
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
}

const addressFor = ({ email, phone }: Reach, channel: StoppedChannel) => (channel === 'email' ? email : phone);

/** Returns the channels on which a person hears from us. */
export async function channelsOf(ctx: Context, reach: Reach): Promise<ContactChannels> {
  const addresses = [reach.email, reach.phone].flatMap((address) => (address === null ? [] : [plain(address)]));
  const optOuts = await optOutsOf(ctx.db, addresses);
  const choice = (channel: StoppedChannel): ChannelChoice => {
    const sources = optOuts.filter((optOut) => optOut.channel === channel).map(({ source }) => source);
    return {
      isOn: sources.length === 0,
      stoppedBySms: sources.includes('sms'),
      hasAddress: addressFor(reach, channel) !== null,
    };
  };
  return { email: choice('email'), sms: choice('sms'), phone: choice('phone') };
}

/** Turns channels on or off. Omitted ones stay as they are. */
export const chooseChannels = (ctx: Context, reach: Reach, edit: ContactChannelsEdit): Promise<ContactChannels> =>
  inTransaction(ctx, async (ctx) => {
    if (reach.email !== null && edit.email !== undefined) {
      await (edit.email ? optIn : optOut)(ctx, [reach.email], 'site', ['email']);
    }
    return channelsOf(ctx, reach);
  });
