import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type LabeledFolder, readLabeledFolder } from '../../server/src/app/leads/labeled-rows.ts';
import { NEEDS } from '../../server/src/domains/ingest/reading/trade-model.ts';
import { jobTextOf } from '../../server/src/domains/ingest/rules/job-text.ts';
import type { TradeLesson } from './learn-trades.ts';

/** Reads the labeled rows of a folder as lessons, with the production code. */
export const readLessons = async (path: string): Promise<TradeLesson[]> => lessonsOf(await readLabeledFolder(path));

/** Converts labeled rows to lessons about plumbing. */
export const lessonsOf = ({ rows }: LabeledFolder): TradeLesson[] =>
  rows.map(({ label, row }) => ({
    jurisdiction: label.jurisdiction,
    id: label.id,
    job: jobTextOf(row),
    needs: { plumbing: label.plumbing },
    useful: label.useful,
  }));

const FreshLabel = z.strictObject({
  jurisdiction: z.string(),
  id: z.string(),
  plumbing: z.enum(NEEDS),
  electrical: z.enum(NEEDS),
  hvac: z.enum(NEEDS),
});

/**
 * Returns the rows of a folder that were labeled for all trades for evaluation and never used for training; none for
 * another folder. The file holds only ids and labels, because we may not store the rows.
 */
export function freshLessons({ files }: LabeledFolder): TradeLesson[] {
  const path = new URL('../../server/src/domains/ingest/evaluation/trade-labels.jsonl', import.meta.url);
  const rows = new Map(
    files.flatMap((file) =>
      file.rows.flatMap((read) => ('row' in read ? [[keyOf(file.id, read.row.id), read.row] as const] : [])),
    ),
  );
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const { jurisdiction, id, ...needs } = FreshLabel.parse(JSON.parse(line));
    const row = rows.get(keyOf(jurisdiction, id));
    return row === undefined ? [] : [{ jurisdiction, id, job: jobTextOf(row), needs, useful: false }];
  });
}

/** Labels join the columns of an id with other characters than configurations do. */
const keyOf = (jurisdiction: string, id: unknown) =>
  `${jurisdiction} ${String(id)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}`;
