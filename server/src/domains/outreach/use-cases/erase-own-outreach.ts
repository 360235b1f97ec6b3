import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { type About, eraseMessagesAbout } from '../../messaging/public.ts';
import { userWriter, visitorWriter } from '../policy.ts';
import {
  biddersSigning,
  biddersSigningOtherwise,
  countSigned,
  eraseOutreaches,
  eraseSigned,
  outreachData,
  outreachesSigned,
  outreachIdsOf,
} from '../store/outreach.ts';
import { deleteScripts } from '../store/outreach-script.ts';

/** Returns all stored data about an account's messages about projects. */
export const collectOutreach = (ctx: Context, userId: UserId): Promise<unknown> =>
  outreachData(ctx.db, userWriter(userId));

/** Erases an account's names and text from its messages about projects. Queued ones are suppressed. */
export async function eraseOutreach(ctx: Context, userId: UserId): Promise<void> {
  const writer = userWriter(userId);
  const ids = await outreachIdsOf(ctx.db, writer);
  await eraseMessagesAbout(
    ctx,
    ids.map((id) => ({ kind: 'outreach', id })),
    { addresses: [] },
  );
  await deleteScripts(ctx.db, writer);
  await eraseOutreaches(ctx.db, writer, `erased:${newId('us')}`);
}

const VISITOR = visitorWriter('');
const visitorIds = (writers: readonly string[]) => writers.map((writer) => writer.slice(VISITOR.length));

/** Returns the visitor ids of browsers in which someone without an account has signed messages. */
export const visitorsSigning = async (ctx: Context, person: Person): Promise<string[]> =>
  visitorIds(await biddersSigning(ctx.db, VISITOR, person));

/** Returns those of some browsers in which someone else has signed, too. */
export const visitorsSharing = async (ctx: Context, among: readonly string[], person: Person): Promise<string[]> =>
  visitorIds(await biddersSigningOtherwise(ctx.db, among.map(visitorWriter), person));

/**
 * Returns the number of messages that someone without an account has signed, the subjects of their messages, and the
 * addresses used.
 */
export async function findVisitorOutreach(
  ctx: Context,
  person: Person,
): Promise<{ count: number; about: readonly About[]; addresses: string[] }> {
  const signed = await outreachesSigned(ctx.db, VISITOR, person);
  return {
    count: await countSigned(ctx.db, VISITOR, person),
    about: signed.map(({ id }) => ({ kind: 'outreach', id })),
    addresses: [...new Set(signed.map(({ senderEmail }) => senderEmail))],
  };
}

/** Erases someone without an account from their outreach. Sent messages are erased separately. */
export const eraseVisitorOutreach = (ctx: Context, person: Person): Promise<void> =>
  eraseSigned(ctx.db, VISITOR, person, `erased:${newId('us')}`);
