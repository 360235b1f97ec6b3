import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './narrowing.words.es.ts';

export const en = {
  title: 'Narrow a Watch',
  not: 'Not like this',
  notLike: (title: string) => `Not like ${title}`,
  brought: (name: string) => `Your watch '${name}' brought`,
  perDay: (name: string, count: number) =>
    plural('en', count, {
      one: `Your watch '${name}' brings about 1 project a day.`,
      other: `Your watch '${name}' brings about ${count} projects a day.`,
    }),
  question: 'From now on, this watch leaves out',
  leavesOut: (count: number, found: number, days: number) =>
    `${count} of the ${found} that it found in the last ${days} days`,
  noneFound: (days: number) => `None of what it found in the last ${days} days remains`,
  would: (count: number) => `It would bring about ${count} a day`,
  effect:
    'Messages, the feed and the calendar follow at once. What is left out and waits to be told is not told. You can take it back at any time.',
  narrow: 'Leave These Out',
  narrowing: 'Saving...',
  failed: 'The watch was not narrowed',
  narrowed: 'The watch is narrowed.',
  takenBack: 'The watch no longer leaves that out.',
  nothing: 'There is nothing to leave out',
  nothingText: 'What is known of this project is left out already, or is all that this watch looks for.',
  nothingOfAll: 'Nothing that this watch found would leave out some of it and keep the rest.',
  leftOut: 'It leaves out',
  undo: 'Take Back',
  undoOf: (label: string) => `Take back: ${label}`,
  undoing: 'Saving...',
  news: 'What it found last',
  noNews: (days: number) =>
    `Nothing in the last ${days} days. What a watch finds is only noted while it sends messages.`,
  busy: (count: number) => `This watch brings about ${count} a day`,
  busyText: 'That is more than most people read. Leave out what you never take.',
  narrowAll: 'Narrow This Watch',
  back: 'Back to the Watch',
};

/** Texts for narrowing a watch. */
export const narrowingWords = inLanguages({ en, es });
