import { readFileSync } from 'node:fs';
import { ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';

const DATA = new URL('../../server/src/domains/assistant/engine/data/', import.meta.url);

/** One sentence about a job, and what it says. */
export interface JobText {
  readonly text: string;
  readonly workType: WorkType;
  readonly projectType: ProjectType;
}

/** A word or phrase whose meaning is known before anything is learnt. `strength` 1 hints, 3 tells, 5 decides. */
export interface LexiconEntry {
  readonly task: 'workType' | 'projectType' | 'urgency';
  readonly label: string;
  readonly strength: number;
  readonly term: string;
}

export interface Corpus {
  readonly jobs: readonly JobText[];
  readonly urgencies: readonly { readonly text: string; readonly urgency: Urgency }[];
  /** Ways to begin that mean nothing, so that the model learns to overhear them. */
  readonly openers: readonly string[];
  readonly lexicon: readonly LexiconEntry[];
  /** Everyday words that are near to a telling one and are not slips of it. */
  readonly ordinaryWords: readonly string[];
}

const Row = {
  job: z.object({ projectType: ProjectType, text: z.string().min(3) }),
  urgency: z.object({ urgency: Urgency, text: z.string().min(2) }),
  ordinary: z.object({ words: z.string().min(5) }),
  opener: z.object({ text: z.string().min(2) }),
  lexicon: z.object({
    task: z.enum(['workType', 'projectType', 'urgency']),
    label: z.string(),
    strength: z.coerce.number().int().min(1).max(5),
    terms: z.string().min(1),
  }),
};

/** Reads the training data. @throws with file and line when a row is not as its header says. */
export function readCorpus(): Corpus {
  return {
    jobs: WorkType.options.flatMap((workType) => rows(`${workType}.tsv`, Row.job).map((row) => ({ ...row, workType }))),
    urgencies: rows('urgency.tsv', Row.urgency),
    openers: rows('openers.tsv', Row.opener).map(({ text }) => text),
    lexicon: rows('lexicon.tsv', Row.lexicon).flatMap(({ terms, ...entry }) =>
      terms.split(', ').map((term) => ({ ...entry, term })),
    ),
    ordinaryWords: rows('ordinary-words.tsv', Row.ordinary).flatMap(({ words }) => words.split(' ')),
  };
}

function rows<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] {
  const [header = '', ...lines] = readFileSync(new URL(name, DATA), 'utf8').trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line, i) => {
    const cells = line.split('\t');
    const parsed = schema.safeParse(Object.fromEntries(columns.map((column, n) => [column, cells[n]])));
    if (!parsed.success) throw new Error(`${name}:${i + 2}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  });
}
