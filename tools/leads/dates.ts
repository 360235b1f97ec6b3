import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JurisdictionFile, LabeledFolder } from '../../server/src/app/leads/labeled-rows.ts';
import { parseDateForms, scoreDates } from '../../server/src/domains/ingest/evaluation/dates.ts';
import { percent, type Section } from './section.ts';

/** Scores the date reader on `date-forms.tsv`, and counts each jurisdiction's rows without a date. */
export const dates: Section = { name: 'dates', report };

function report({ path, files }: LabeledFolder, { misses: named }: { readonly misses: boolean }): string {
  return [...formsIn(join(path, 'date-forms.tsv'), named), ...files.map(undatedIn)].join('\n');
}

function formsIn(path: string, named: boolean): string[] {
  if (!existsSync(path)) return ['Dates: there is no date-forms.tsv in the folder'];
  const { right, of, misses } = scoreDates(parseDateForms(readFileSync(path, 'utf8')));
  const wrong = misses.map(({ form, read }) => `  '${form.text}': '${read}' instead of '${form.expected}'`);
  return [`Dates: ${percent(right, of)} of ${of} forms`, ...(named ? wrong : [])];
}

function undatedIn({ id, rows, listing }: JurisdictionFile): string {
  const listings = rows.flatMap((read) => {
    const result = 'row' in read ? listing(read.row) : null;
    return result?.kind === 'listing' ? [result.listing] : [];
  });
  const undated = listings.filter(({ listedOn }) => listedOn === null).length;
  const months = listings.filter(({ listedOn }) => listedOn?.length === 'yyyy-MM'.length).length;
  const byMonth = months > 0 ? `, ${percent(months, listings.length)} with a month alone` : '';
  return `  ${id.padEnd(20)}${String(listings.length).padStart(6)} listings${percent(undated, listings.length).padStart(9)} undated${byMonth}`;
}
