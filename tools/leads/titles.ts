import type { LabeledFolder } from '../../server/src/app/leads/labeled-rows.ts';
import { percent, type Section } from './section.ts';
import { likenessOf } from './title-likeness.ts';

/** Compares titles with those that people gave. */
export const titles: Section = { name: 'titles', report };

/** Of a hundred reviewed titles, most less similar ones were acceptable, too, so the share is a lower bound. */
const ALIKE = 0.5;
const LONGEST = 60;

const NOTE = [
  'Titles (likeness: F1 of the words that tell, each in one form; all labeled rows).',
  'Looked at while building: the labeled rows of the development set with their titles.',
  'Every fifth title was read against its row: 70 good, 24 acceptable, 6 wrong. Of the wrong ones one counts as alike.',
];

function report({ rows }: LabeledFolder, { misses }: { readonly misses: boolean }): string {
  const compared = rows.flatMap(({ label, listing }) => {
    const read = listing();
    if (read.kind !== 'listing') return [];
    const { title } = read.listing;
    return {
      jurisdiction: label.jurisdiction,
      title,
      good: label.goodTitle,
      likeness: likenessOf(title, label.goodTitle),
    };
  });
  const groups = [...Map.groupBy(compared, ({ jurisdiction }) => jurisdiction), ['all', compared] as const];
  return [
    ...NOTE,
    ...groups.map(([name, own]) => {
      const mean = own.reduce((sum, { likeness }) => sum + likeness, 0) / Math.max(1, own.length);
      const alike = own.filter(({ likeness }) => likeness >= ALIKE).length;
      return `  ${name.padEnd(16)}${String(own.length).padStart(4)} rows   mean ${mean.toFixed(2)}   alike ${percent(alike, own.length).padStart(7)}`;
    }),
    `  longer than ${LONGEST} characters: ${compared.filter(({ title }) => title.length > LONGEST).length}`,
    ...(misses ? sideBySide(compared) : []),
  ].join('\n');
}

const sideBySide = (compared: readonly { title: string; good: string; likeness: number; jurisdiction: string }[]) =>
  compared.map(
    ({ likeness, title, good, jurisdiction }) =>
      `  ${likeness.toFixed(2)} ${jurisdiction.slice(0, 5).padEnd(6)}${title.padEnd(62)}${good}`,
  );
