import * as z from 'zod';
import { WatchId } from '../../kernel/id.ts';
import { problem } from '../../kernel/words.ts';
import { ProjectFilter } from '../projects/project-filter.ts';
import { watchWords } from './watch.words.ts';

/** The most watches per account. */
export const MAX_WATCHES = 50;
export const MAX_WATCH_NAME = 80;
/** A new watch is delivered at this hour unless its owner chooses another. */
export const USUAL_HOUR = 7;
const MAX_ADDRESS = 4000;

/** 'instant' gathers what happens within a minute. 'weekly' is on Mondays. */
export const WatchDelivery = z.enum(['instant', 'daily', 'weekly']);
export type WatchDelivery = z.infer<typeof WatchDelivery>;

/** The channels of a watch's messages. Texts come at once only, since they interrupt. */
export const WATCH_CHANNELS = ['email', 'push', 'sms'] as const;
export const WatchChannel = z.enum(WATCH_CHANNELS);
export type WatchChannel = z.infer<typeof WatchChannel>;

/** A filter without the age of a project: a watch is about what comes, and has no end. */
export const WatchFilter = ProjectFilter.omit({ days: true });
export type WatchFilter = z.infer<typeof WatchFilter>;

/** Reads the query of an address; leaves anything else to the schema. */
const fromAddress = (value: unknown): unknown => {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS) return value;
  const query = new URLSearchParams(value);
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]));
};

const Schedule = {
  name: z
    .string(problem(watchWords, ({ nameRequired }) => nameRequired))
    .trim()
    .min(
      1,
      problem(watchWords, ({ nameRequired }) => nameRequired),
    )
    .max(
      MAX_WATCH_NAME,
      problem(watchWords, ({ nameTooLong }) => nameTooLong(MAX_WATCH_NAME)),
    ),
  delivery: z.enum(
    WatchDelivery.options,
    problem(watchWords, ({ chooseDelivery }) => chooseDelivery),
  ),
  /** The hour of the day, 0 to 23, in the owner's time zone. Without meaning for an instant watch. */
  hour: z.coerce
    .number(problem(watchWords, ({ hourOfDay }) => hourOfDay))
    .int(problem(watchWords, ({ hourOfDay }) => hourOfDay))
    .min(
      0,
      problem(watchWords, ({ hourOfDay }) => hourOfDay),
    )
    .max(
      23,
      problem(watchWords, ({ hourOfDay }) => hourOfDay),
    ),
};

/** Where its messages go. Without any, a watch is only read in its feed and its calendar. */
const Ways = { byEmail: z.boolean(), byPush: z.boolean(), byText: z.boolean() };

const areTextsAtOnce = ({ delivery, byText }: { readonly delivery: WatchDelivery; readonly byText: boolean }) =>
  !byText || delivery === 'instant';
const notAtOnce = { ...problem(watchWords, ({ textsAtOnce }) => textsAtOnce), path: ['byText'] };

export const WatchChange = z.object({ ...Schedule, ...Ways }).refine(areTextsAtOnce, notAtOnce);
export type WatchChange = z.infer<typeof WatchChange>;

export const WatchForm = z
  .object({
    ...Schedule,
    ...Ways,
    /** As it is in the address of the list: 'status=bidding-open&county=Jefferson+County'. */
    filter: z.preprocess(fromAddress, WatchFilter),
  })
  .refine(areTextsAtOnce, notAtOnce);
export type WatchForm = z.infer<typeof WatchForm>;

/** A watch as its owner sees it. */
export const Watch = z.object({
  id: WatchId,
  name: z.string(),
  /** The query of the list's address. */
  filter: z.string(),
  delivery: WatchDelivery,
  hour: z.number().int(),
  timeZone: z.string(),
  ...Ways,
  /** The secret addresses of what it finds and of its deadlines; null until they are made. */
  addresses: z.object({ feed: z.string(), calendar: z.string() }).nullable(),
  /** When a program last read one of them. */
  feedReadAt: z.iso.datetime().nullable(),
  /** Null while it is active. */
  pausedAt: z.iso.datetime().nullable(),
  /** When the next message comes; null if there is nothing to tell. */
  nextAt: z.iso.datetime().nullable(),
  /** When the last message was sent. */
  lastToldAt: z.iso.datetime().nullable(),
  /** Projects found since then. */
  waiting: z.number().int(),
});
export type Watch = z.infer<typeof Watch>;

/** Which messages can reach the account, whatever its watches say. */
export const WatchReach = z.object({
  email: z.string().nullable(),
  /** A browser of theirs takes notifications. */
  push: z.boolean(),
  /** The phone of their listing, if it may be texted; E.164. */
  phone: z.string().nullable(),
});
export type WatchReach = z.infer<typeof WatchReach>;

/** The watch that a link in a message stops. */
export const WatchStop = z.object({
  name: z.string(),
  isStopped: z.boolean(),
  /** The number of the account's other watches that send messages. */
  others: z.number().int(),
});
export type WatchStop = z.infer<typeof WatchStop>;
