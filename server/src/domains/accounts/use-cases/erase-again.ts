import { randomBytes } from 'node:crypto';
import type { Person } from '@plumbline/contract/domains/accounts/erasure.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { ownSecret } from '../../../kernel/own-secret.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { addressMark } from '../rules/address-mark.ts';
import type { NotedErasure } from '../rules/erasure-note.ts';
import { phoneNumber } from '../rules/phone-number.ts';
import { deleteRegistrationsOf, deleteUser } from '../store/personal-data.ts';
import { userById } from '../store/user.ts';

/** The secret of the marks. A backup has to contain it, or nobody would recognize the marks that are noted after it. */
const MARKS = 'address-marks';
export const markSecret = (ctx: Pick<Context, 'db'>): Promise<string> => ownSecret(ctx.db, MARKS);

/** Has an erasure noted outside of the database, if and only if the caller's transaction commits. */
export const noteErasure = (ctx: Context, of: NotedErasure['of']): Promise<void> =>
  enqueue(ctx, [
    {
      task: 'note-erasure',
      payload: { at: ctx.clock.now().toISOString(), noteId: randomBytes(3).toString('hex'), of },
    },
  ]);

/** Writes a noted erasure to where restores look for it. */
export async function keepNote(ctx: Context, erasure: NotedErasure): Promise<void> {
  await ctx.ports.erasureLog?.note(erasure);
}

/**
 * Repeats erasures on a restored database, whose backup may be older than they are. What was erased before the backup is
 * gone already. Returns how many found something.
 */
export async function eraseAgain(ctx: Context, erasures: readonly NotedErasure[]): Promise<number> {
  let found = 0;
  const held = erasures.some(({ of }) => of.kind === 'person')
    ? await addressesByMark(ctx)
    : new Map<string, string[]>();
  for (const { of } of erasures) {
    if (of.kind === 'account') found += await eraseAccount(ctx, of.userId);
    else found += await erasePeople(ctx, peopleOf(held, of));
  }
  return found;
}

async function eraseAccount(ctx: Context, userId: UserId): Promise<number> {
  const user = await userById(ctx.db, userId);
  if (user === null) return 0;
  const holder = { userId, email: user.email };
  await ctx.ports.personalData.endOpen(ctx, holder);
  await inTransaction(ctx, async (ctx) => {
    await ctx.ports.personalData.erase(ctx, holder);
    await deleteUser(ctx.db, userId, user.email);
  });
  return 1;
}

async function erasePeople(ctx: Context, people: readonly Person[]): Promise<number> {
  for (const person of people) {
    await ctx.ports.personalData.endOpenOf(ctx, person);
    await inTransaction(ctx, async (ctx) => {
      await ctx.ports.personalData.eraseOf(ctx, person);
      await deleteRegistrationsOf(ctx.db, person);
    });
  }
  return people.length;
}

/** Returns each stored address by its mark. The same number may be written in several ways. */
async function addressesByMark(ctx: Context): Promise<Map<string, string[]>> {
  const secret = await markSecret(ctx);
  const found = new Map<string, string[]>();
  for (const address of await ctx.ports.personalData.addressesHeld(ctx)) {
    const normal = address.includes('@') ? address.toLowerCase() : phoneNumber(address);
    if (normal === null || normal === '') continue;
    const mark = addressMark(secret, normal);
    const same = found.get(mark);
    if (same === undefined) found.set(mark, [normal]);
    else if (!same.includes(normal)) same.push(normal);
  }
  return found;
}

/** Returns the person whom the marks mean, with the addresses that the database still has. */
function peopleOf(
  held: ReadonlyMap<string, readonly string[]>,
  { email, phone }: Extract<NotedErasure['of'], { kind: 'person' }>,
): Person[] {
  const [foundEmail = null] = email === null ? [] : (held.get(email) ?? []);
  const [foundPhone = null] = phone === null ? [] : (held.get(phone) ?? []);
  return foundEmail === null && foundPhone === null ? [] : [{ email: foundEmail, phone: foundPhone }];
}
