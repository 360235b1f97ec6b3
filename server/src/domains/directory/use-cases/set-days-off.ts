import { daysOffFrom } from '@plumbline/contract/domains/directory/day-off.ts';
import {
  type DaysOff,
  MOST_DAYS_OFF,
  type NewDaysOff,
  type OwnDaysOff,
} from '@plumbline/contract/domains/directory/days-off.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { untilNoticed } from '../../../kernel/until-noticed.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { listingWords } from '../listing.words.ts';
import { ownerOf, updateContractor } from '../store/contractor.ts';
import type { OwnedListing } from '../store/listing-of-account.ts';
import { loadOwnListing } from './show-contractor-profile.ts';

/**
 * Returns the days off of the signed-in contractor that are not over.
 * @throws DomainError 'not-found' without a listing
 */
export const listDaysOff = async (ctx: Context): Promise<OwnDaysOff> => ({
  daysOff: ahead(ctx, await loadOwnListing(ctx)),
});

/**
 * Adds days off. Those that they overlap or touch become one with them. Visits that are booked stay.
 * @throws DomainError 'not-found' without a listing, 'invalid-input' for past days, 'already-happened' if there are too many
 */
export const addDaysOff = (ctx: Context, added: NewDaysOff): Promise<OwnDaysOff> =>
  change(ctx, (listing) => {
    const today = todayOf(ctx, listing);
    if (added.to < today) {
      const message = say(listingWords, ({ daysAreOver }) => daysAreOver);
      throw new DomainError('invalid-input', message, { to: message });
    }
    const all = joined([...ahead(ctx, listing), added]);
    if (all.length > MOST_DAYS_OFF) {
      const message = say(listingWords, ({ tooManyDaysOff }) => tooManyDaysOff(MOST_DAYS_OFF));
      throw new DomainError('already-happened', message, { from: message });
    }
    return all;
  });

/**
 * Removes the days off that begin on a day, yyyy-MM-dd.
 * @throws DomainError 'not-found' without a listing, or if none begin then
 */
export const removeDaysOff = (ctx: Context, from: string): Promise<OwnDaysOff> =>
  change(ctx, (listing) => {
    const all = ahead(ctx, listing);
    const left = all.filter((each) => each.from !== from);
    if (left.length === all.length) throw notFound();
    return left;
  });

/** Stores new days off under the lock of the listing, so that two changes at once both count. */
const change = (ctx: Context, to: (listing: OwnedListing) => readonly DaysOff[]): Promise<OwnDaysOff> =>
  inTransaction(ctx, async (ctx) => {
    await ownerOf(ctx.db, (await loadOwnListing(ctx)).id);
    const listing = await loadOwnListing(ctx);
    const daysOff = to(listing);
    await updateContractor(ctx.db, listing.id, { daysOff, updatedAt: ctx.clock.now() });
    await untilNoticed(ctx);
    return { daysOff: [...daysOff] };
  });

const todayOf = (ctx: Context, { timeZone }: OwnedListing): string => wallTimeOf(ctx.clock.now(), timeZone).day;

const ahead = (ctx: Context, listing: OwnedListing): DaysOff[] => daysOffFrom(listing.daysOff, todayOf(ctx, listing));

const DAY_MS = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Returns days off in order, with those that overlap or touch as one. */
function joined(all: readonly DaysOff[]): DaysOff[] {
  const result: DaysOff[] = [];
  for (const each of all.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = result.at(-1);
    if (last === undefined || each.from > dayAfter(last.to)) result.push(each);
    else result[result.length - 1] = { from: last.from, to: each.to > last.to ? each.to : last.to };
  }
  return result;
}
