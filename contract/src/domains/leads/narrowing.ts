import * as z from 'zod';
import { ProjectId, SourceId, WatchId } from '../../kernel/id.ts';
import { problem } from '../../kernel/words.ts';
import { ProjectType } from '../projects/project.ts';
import type { WatchFilter } from './watch.ts';
import { watchWords } from './watch.words.ts';

/** What a watch leaves out: a kind of project, a source, budgets below an amount, or who is less likely to be needed. */
export type Narrowing =
  | { readonly kind: 'type'; readonly type: ProjectType }
  | { readonly kind: 'source'; readonly source: SourceId }
  | { readonly kind: 'value'; readonly below: number }
  | { readonly kind: 'need'; readonly from: 'yes' | 'likely' };

const MAX_DOLLARS = 1_000_000_000;

const Parts = z.union([
  z.tuple([z.literal('type'), ProjectType]).transform(([kind, type]): Narrowing => ({ kind, type })),
  z
    .tuple([z.literal('source'), z.string().regex(/^[\w-]{1,64}$/)])
    .transform(([kind, source]): Narrowing => ({ kind, source: SourceId.parse(source) })),
  z
    .tuple([z.literal('value'), z.coerce.number().int().min(1).max(MAX_DOLLARS)])
    .transform(([kind, below]): Narrowing => ({ kind, below })),
  z.tuple([z.literal('need'), z.enum(['yes', 'likely'])]).transform(([kind, from]): Narrowing => ({ kind, from })),
]);

/** Returns a narrowing as a form sends it: 'type:renovation', 'source:metro', 'value:5000', 'need:yes'. */
export function narrowingKey(narrowing: Narrowing): string {
  const { kind } = narrowing;
  if (kind === 'type') return `${kind}:${narrowing.type}`;
  if (kind === 'source') return `${kind}:${narrowing.source}`;
  return kind === 'value' ? `${kind}:${narrowing.below}` : `${kind}:${narrowing.from}`;
}

/** Reads such a text; null if it is none. */
export function readNarrowing(key: string): Narrowing | null {
  const read = Parts.safeParse(/^([a-z]+):(.+)$/.exec(key)?.slice(1));
  return read.success ? read.data : null;
}

/** Returns a filter that also leaves this out. */
export function narrowed(filter: WatchFilter, narrowing: Narrowing): WatchFilter {
  const { notType = [], notSource = [], notBelow = 0, needFrom } = filter;
  if (narrowing.kind === 'type') return { ...filter, notType: [...new Set([...notType, narrowing.type])] };
  if (narrowing.kind === 'source') return { ...filter, notSource: [...new Set([...notSource, narrowing.source])] };
  if (narrowing.kind === 'value') return { ...filter, notBelow: Math.max(notBelow, narrowing.below) };
  return { ...filter, needFrom: needFrom === 'yes' ? needFrom : narrowing.from };
}

/** Returns a filter that no longer leaves this out. */
export function widened(filter: WatchFilter, narrowing: Narrowing): WatchFilter {
  const { notType, notSource, notBelow, needFrom, ...rest } = filter;
  const types = notType?.filter((type) => narrowing.kind !== 'type' || type !== narrowing.type) ?? [];
  const sources = notSource?.filter((source) => narrowing.kind !== 'source' || source !== narrowing.source) ?? [];
  return {
    ...rest,
    ...(types.length > 0 && { notType: types }),
    ...(sources.length > 0 && { notSource: sources }),
    ...(notBelow !== undefined && narrowing.kind !== 'value' && { notBelow }),
    ...(needFrom !== undefined && narrowing.kind !== 'need' && { needFrom }),
  };
}

/** Returns what a filter leaves out. */
export const narrowingsIn = ({ notType = [], notSource = [], notBelow, needFrom }: WatchFilter): Narrowing[] => [
  ...notType.map((type) => ({ kind: 'type', type }) as const),
  ...notSource.map((source) => ({ kind: 'source', source }) as const),
  ...(notBelow === undefined ? [] : [{ kind: 'value', below: notBelow } as const]),
  ...(needFrom === undefined ? [] : [{ kind: 'need', from: needFrom } as const]),
];

const chosen = problem(watchWords, ({ chooseNarrowing }) => chooseNarrowing);

/** The narrowing that somebody has picked, or takes back. */
export const NarrowingForm = z.object({
  narrowing: z.string(chosen).refine((key) => readNarrowing(key) !== null, chosen),
});
export type NarrowingForm = z.infer<typeof NarrowingForm>;

const Found = z.object({ id: ProjectId, title: z.string(), location: z.string() });

/** How a watch may be narrowed, and what it leaves out already. All texts are in the reader's language. */
export const WatchNarrowing = z.object({
  watchId: WatchId,
  name: z.string(),
  /** The project after which it may be narrowed; null if all that it brings is asked for. */
  project: Found.nullable(),
  /** Projects that it has found in the last 30 days and that still match. */
  found: z.number().int(),
  /** What it brings a day, measured over its last days. */
  perDay: z.number().int(),
  /** It brings so much that nobody reads all of it. */
  isBusy: z.boolean(),
  offers: z.array(
    z.object({
      narrowing: z.string(),
      /** 'projects of the kind 'Renovation''. */
      label: z.string(),
      /** Of those of the last 30 days. */
      leavesOut: z.number().int(),
      /** What it would still bring. */
      perDay: z.number().int(),
    }),
  ),
  leftOut: z.array(z.object({ narrowing: z.string(), label: z.string() })),
  /** What it found last, newest first. */
  news: z.array(Found.extend({ foundAt: z.iso.datetime() })),
});
export type WatchNarrowing = z.infer<typeof WatchNarrowing>;
