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

/** A card in memory: its bytes around the gaps. Cutting them out once is faster than at each search. */
export interface Card {
  readonly head: Uint8Array;
  readonly middle: Uint8Array;
  readonly tail: Uint8Array;
  /** The number of its bytes. */
  readonly length: number;
}

export function cardOf(record: Buffer): Card {
  const [open, far] = [record.readInt32LE(0), record.readInt32LE(4)];
  const [head, middle, tail] = [record.subarray(HEADER, open), record.subarray(open, far), record.subarray(far)];
  return { head, middle, tail, length: record.length - HEADER };
}

/** A card of a search with what fills its gaps. */
export interface FilledCard {
  readonly card: Card;
  /** Null if its hours don't say. */
  readonly openNow: boolean | null;
  /** Miles. */
  readonly distance: number;
}

/** More than what fills both gaps, with a comma. */
const FILLING = 48;
const [COMMA, END] = [','.charCodeAt(0), ']'.charCodeAt(0)];

/** Returns the JSON of a search's reply: `before`, the cards as an array, and `after`. */
export function replyOf(before: string, cards: readonly FilledCard[], after: string): Buffer {
  const [start, end] = [Buffer.from(`${before}[`), Buffer.from(after)];
  let most = start.length + end.length + 1;
  for (const { card } of cards) most += card.length + FILLING;
  const reply = Buffer.allocUnsafe(most);
  let at = put(reply, start, 0);
  let isFirst = true;
  for (const { card, openNow, distance } of cards) {
    if (!isFirst) reply[at++] = COMMA;
    isFirst = false;
    at = put(reply, card.head, at);
    at = putText(reply, String(openNow), at);
    at = put(reply, card.middle, at);
    at = putText(reply, String(Math.round(distance * 100) / 100), at);
    at = put(reply, card.tail, at);
  }
  reply[at++] = END;
  return reply.subarray(0, put(reply, end, at));
}

function put(reply: Buffer, bytes: Uint8Array, at: number): number {
  reply.set(bytes, at);
  return at + bytes.length;
}

/** Writes a short text without letters beyond ASCII, faster than `write`. */
function putText(reply: Buffer, text: string, at: number): number {
  for (let letter = 0; letter < text.length; letter += 1) reply[at + letter] = text.charCodeAt(letter);
  return at + text.length;
}
