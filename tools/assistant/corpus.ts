import { readFileSync } from 'node:fs';
import { Language, ProjectType, Urgency, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';
import { DangerOrNone } from '../../server/src/domains/assistant/engine/danger-model.ts';
import { Role } from '../../server/src/domains/assistant/engine/model.ts';
import { type DangerText, readDangerTexts } from '../../server/src/domains/assistant/evaluation/danger-text.ts';

const DATA = new URL('../../server/src/domains/assistant/engine/data/', import.meta.url);

/** The classifiers that lexicon entries can be for. */
const LexiconTask = z.enum(['workType', 'projectType', 'urgency', 'purpose']);

/** One sentence about a job, with its labels. */
export interface JobText {
  readonly text: string;
  readonly language: Language;
  readonly workType: WorkType;
  readonly projectType: ProjectType;
}

/** A word or phrase whose meaning is given before training. `strength` 1 hints, 3 tells, 5 decides. */
export interface LexiconEntry {
  readonly task: z.infer<typeof LexiconTask>;
  readonly language: Language;
  readonly label: string;
  readonly strength: number;
  readonly term: string;
}

export interface Corpus {
  readonly jobs: readonly JobText[];
  readonly urgencies: readonly { readonly text: string; readonly urgency: Urgency }[];
  /** Dangers, and texts that only sound dangerous. */
  readonly dangers: readonly { readonly text: string; readonly danger: DangerOrNone; readonly language: Language }[];
  /** Dangers as people describe them, and texts that resemble them. */
  readonly tellings: readonly DangerText[];
  /** The words for what tells of danger, or changes what is told, by concept. */
  readonly concepts: Readonly<Record<string, readonly string[]>>;
  /** Clauses as they occur next to others; `{}` stands for any thing. */
  readonly roles: readonly { readonly text: string; readonly role: Role }[];
  /** Texts that don't ask for work on a building. */
  readonly others: readonly { readonly text: string; readonly language: Language }[];
  /** Remarks about a thing (`{}`) by people who want no work done on it. */
  readonly chatter: readonly { readonly text: string; readonly language: Language }[];
  /** Remarks besides the job: name and place, suitable times, thanks. */
  readonly asides: readonly string[];
  /** Phrases that apply to anything a trade works on (`{}`). */
  readonly frames: readonly { readonly text: string; readonly language: Language }[];
  /** Actions on a thing (`{}`). */
  readonly deeds: readonly {
    readonly text: string;
    readonly projectType: ProjectType;
    readonly language: Language;
  }[];
  /** Openers without meaning, which the model learns to ignore. */
  readonly openers: readonly string[];
  readonly lexicon: readonly LexiconEntry[];
  /** Everyday words that resemble a telling one but aren't typos of it. */
  readonly ordinaryWords: readonly string[];
  /** Names that aren't typos either: Walter is not water. */
  readonly firstNames: readonly string[];
}

const Row = {
  job: z.object({ projectType: ProjectType, text: z.string().min(3) }),
  urgency: z.object({ urgency: Urgency, text: z.string().min(2) }),
  ordinary: z.object({ words: z.string().min(5) }),
  names: z.object({ names: z.string().min(5) }),
  danger: z.object({ danger: DangerOrNone, text: z.string().min(3) }),
  role: z.object({ role: Role, text: z.string().min(3) }),
  concept: z.object({ concept: z.string().min(2), terms: z.string().min(1) }),
  other: z.object({ text: z.string().min(1) }),
  opener: z.object({ text: z.string().min(2) }),
  lexicon: z.object({
    task: LexiconTask,
    label: z.string(),
    strength: z.coerce.number().int().min(1).max(5),
    terms: z.string().min(1),
  }),
};

/** The folder of each language's files, in `data`. */
const FOLDERS: Readonly<Record<Language, string>> = { en: '', es: 'spanish/' };

/** Reads the training data. @throws with file and line if a row doesn't match its header. */
export function readCorpus(): Corpus {
  const inAll = <Schema extends z.ZodType<object>>(name: string, schema: Schema) =>
    Language.options.flatMap((language) => rows(FOLDERS[language] + name, schema).map((row) => ({ ...row, language })));
  return {
    jobs: WorkType.options.flatMap((workType) =>
      inAll(`${workType}.tsv`, Row.job).map((row) => ({ ...row, workType })),
    ),
    urgencies: inAll('urgency.tsv', Row.urgency),
    dangers: inAll('danger.tsv', Row.danger),
    tellings: [...readDangerTexts('a'), ...readDangerTexts('c')],
    concepts: Object.fromEntries(
      rows('danger-concepts.tsv', Row.concept).map(({ concept, terms }) => [concept, terms.split(', ')]),
    ),
    roles: rows('role.tsv', Row.role),
    others: inAll('other.tsv', Row.other),
    chatter: inAll('chatter.tsv', Row.opener),
    asides: rows('aside.tsv', Row.opener).map(({ text }) => text),
    frames: inAll('frame.tsv', Row.opener),
    deeds: inAll('deed.tsv', Row.job),
    openers: rows('openers.tsv', Row.opener).map(({ text }) => text),
    lexicon: inAll('lexicon.tsv', Row.lexicon).flatMap(({ terms, ...entry }) =>
      terms.split(', ').map((term) => ({ ...entry, term })),
    ),
    ordinaryWords: rows('ordinary-words.tsv', Row.ordinary).flatMap(({ words }) => words.split(' ')),
    firstNames: rows('first-names.tsv', Row.names).flatMap(({ names }) => names.split(' ')),
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
