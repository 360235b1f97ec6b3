import type { ContactChannels, ContactChannelsEdit } from '@plumbline/contract/domains/messaging/contact-channels.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { channelsOf, chooseChannels } from '../../messaging/public.ts';
import { loadMe } from './show-me.ts';

async function ownReach(ctx: Context) {
  const { email, phone } = await loadMe(ctx, signedIn(ctx.actor).userId);
  return { email, phone: phone === '' ? null : phone };
}

/** Returns the channels on which messages reach the caller's own address and number. */
export const showContactChannels = async (ctx: Context): Promise<ContactChannels> =>
  channelsOf(ctx, await ownReach(ctx));

/** Switches mail to the caller's own address on or off. */
export const updateContactChannels = async (ctx: Context, edit: ContactChannelsEdit): Promise<ContactChannels> =>
  chooseChannels(ctx, await ownReach(ctx), edit);
