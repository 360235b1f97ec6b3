import type { Language } from '@plumbline/contract/kernel/language.ts';
import { readingProblemWords } from './reading-problem.words.ts';

type Words = (typeof readingProblemWords)[Language];

/** A kind of message together with the values that its sentence takes. */
type KindOf<Messages> = {
  readonly [Kind in keyof Messages]: { readonly kind: Kind } & (Messages[Kind] extends (values: infer Values) => string
    ? Values
    : unknown);
}[keyof Messages];

/** The reason why one row can't be read. */
export type RowProblem = KindOf<Words['row']>;

/** The units in which an answer counts its rows. */
export type RowUnit = keyof Words['place'];

/** A row, by its id or by its place in the answer, from 1 on. */
export type RowName = { readonly id: string } | { readonly unit: RowUnit; readonly number: number };

/** A row that can't be read, and why. */
export interface Rejection {
  readonly row: RowName;
  readonly reason: RowProblem;
}

/**
 * The problem with reading a source, without secrets. It is stored in this form, and sentences are built in the
 * reader's language.
 */
export type ReadingProblem = KindOf<Words['problem']> & {
  /** One of several rows that it is about. */
  readonly example?: Rejection | undefined;
};

/** Returns the problem in words: what went wrong and what to do. */
export function problemText({ example, ...problem }: ReadingProblem, language: Language): string {
  const words = readingProblemWords[language];
  const sentence = inWords(words.problem, problem);
  if (example === undefined) return sentence;
  return `${sentence} ${words.example(rowText(example.row, words), inWords(words.row, example.reason))}`;
}

/** Returns in words why a row can't be read. */
export const rowProblemText = (problem: RowProblem, language: Language): string =>
  inWords(readingProblemWords[language].row, problem);

/** Returns a row's id, or its place in words. */
export const rowNameText = (row: RowName, language: Language): string => rowText(row, readingProblemWords[language]);

const rowText = (row: RowName, { place }: Words): string => ('id' in row ? row.id : place[row.unit](row.number));

/** Values belong to their kind: `KindOf` has joined them. */
function inWords<Messages>(messages: Messages, { kind, ...values }: { readonly kind: keyof Messages }): string {
  const message = messages[kind] as string | ((values: object) => string);
  return typeof message === 'string' ? message : message(values);
}

/**
 * Returns a stored problem in words. The English sentence stored with it serves rows of earlier releases, which have
 * no kind, and kinds that only a later release knows.
 */
export function storedProblemText(
  problem: ReadingProblem | null,
  sentence: string | null,
  language: Language,
): string | null {
  if (problem === null || !isKnown(problem)) return sentence;
  return problemText(problem, language);
}

const isKnown = ({ kind, example }: ReadingProblem): boolean =>
  Object.hasOwn(readingProblemWords.en.problem, kind) &&
  (example === undefined || Object.hasOwn(readingProblemWords.en.row, example.reason.kind));
