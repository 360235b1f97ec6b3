import { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import type { Review } from '@plumbline/contract/domains/directory/review.ts';
import { serializerSchema } from '../../../../kernel/http/json-schema.ts';
import { serializerOf } from '../../../../kernel/http/serializers.ts';
import { publicView, type ShownListing } from '../../views.ts';

const DAY_MS = 86_400_000;
/** Cards that no day changes are shown through this one. */
const ALWAYS = 2 ** 31 - 1;
const OPEN = '"openNow":';
const DISTANCE = '"distance":';
/** The value in both places while the card is serialized. */
const NULL = 'null';
const HEADER = 8;

/** A listing as search results show it, with its newest reviews. */
export type CardFacts = ShownListing & { readonly reviews: Review[] };

const serialize = serializerOf(serializerSchema(FoundContractor));

/** Returns the UTC day of a moment, in days since 1970. */
export const dayOf = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS);

const dayOfText = (day: string): number => Date.parse(day) / DAY_MS;

/**
 * Returns a card as the JSON of a search result with two gaps, for what differs from search to search: whether it is
 * open, and how far away it is. The first eight bytes say where they are.
 */
export function cardRecord(facts: CardFacts, now: Date): Buffer {
  const { reviews, ...listing } = facts;
  const json = serialize({ ...publicView(listing, now), openNow: null, distance: null, reviews });
  // Within a string, quotation marks follow a backslash, so these are the names of properties.
  const open = json.indexOf(`,${OPEN}${NULL},`) + 1 + OPEN.length;
  const distance = json.indexOf(`,${DISTANCE}${NULL},`, open) + 1 + DISTANCE.length;
  const [head, middle, tail] = [
    Buffer.from(json.slice(0, open)),
    Buffer.from(json.slice(open + NULL.length, distance)),
    Buffer.from(json.slice(distance + NULL.length)),
  ];
  const header = Buffer.allocUnsafe(HEADER);
  header.writeInt32LE(HEADER + head.length, 0);
  header.writeInt32LE(HEADER + head.length + middle.length, 4);
  return Buffer.concat([header, head, middle, tail]);
}

/** Returns the last day on which a card made now shows what is true, in days since 1970: licenses expire. */
export function shownThrough({ licenses }: Pick<CardFacts, 'licenses'>, now: Date): number {
  const today = dayOf(now);
  const ends = licenses.flatMap(({ expiresOn, checkedOn }) => [
    ...(expiresOn !== null && dayOfText(expiresOn) >= today ? [dayOfText(expiresOn)] : []),
    ...(dayOfText(checkedOn) > today ? [dayOfText(checkedOn) - 1] : []),
  ]);
  return Math.min(ALWAYS, ...ends);
}

/** A card of a search with what fills its gaps. */
export interface FilledCard {
  readonly record: Buffer;
  /** Null if its hours don't say. */
  readonly openNow: boolean | null;
  /** Miles. */
  readonly distance: number;
}

/** Returns the JSON of a search's reply: `before`, the cards as an array, and `after`. */
export function replyOf(before: string, cards: readonly FilledCard[], after: string): Buffer {
  const pieces: (Buffer | string)[] = [before, '['];
  cards.forEach(({ record, openNow, distance }, at) => {
    const [open, far] = [record.readInt32LE(0), record.readInt32LE(4)];
    if (at > 0) pieces.push(',');
    pieces.push(record.subarray(HEADER, open), String(openNow), record.subarray(open, far));
    pieces.push(String(Math.round(distance * 100) / 100), record.subarray(far));
  });
  pieces.push(']', after);
  let length = 0;
  for (const piece of pieces) length += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  const reply = Buffer.allocUnsafe(length);
  let at = 0;
  for (const piece of pieces) at += typeof piece === 'string' ? reply.write(piece, at) : piece.copy(reply, at);
  return reply;
}
