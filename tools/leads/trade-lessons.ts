import { type LabelledFolder, readLabelledFolder } from '../../server/src/app/leads/labelled-rows.ts';
import { jobTextOf } from '../../server/src/domains/ingest/rules/job-text.ts';
import type { TradeLesson } from './learn-trades.ts';

/** Reads the labeled rows of a folder as lessons, through the same doors as production. */
export const readLessons = async (path: string): Promise<TradeLesson[]> => lessonsOf(await readLabelledFolder(path));

/** The labeled rows as lessons about plumbing. */
export const lessonsOf = ({ rows }: LabelledFolder): TradeLesson[] =>
  rows.map(({ label, row }) => ({
    jurisdiction: label.jurisdiction,
    id: label.id,
    job: jobTextOf(row),
    needs: { plumbing: label.plumbing },
    useful: label.useful,
  }));
