import type { Pursuit } from '@plumbline/contract/domains/leads/pursuit.ts';
import type { Context } from '../../../kernel/context.ts';
import { csvCell } from '../../../kernel/csv-cell.ts';
import { listPursuits } from './show-pipeline.ts';

const HEAD = ['project', 'title', 'location', 'status', 'deadline', 'stage', 'amount', 'next step', 'on', 'notes'];

/** Returns the caller's pipeline as CSV (RFC 4180). Texts that a spreadsheet would calculate stay texts. */
export const exportPipeline = async (ctx: Context): Promise<string> =>
  [[...HEAD, 'saved at', 'moved at'], ...(await listPursuits(ctx)).map(cellsOf)]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');

const cellsOf = ({ project, ...pursuit }: Pursuit): (string | number | null)[] => [
  project.id,
  project.title,
  project.location,
  project.status,
  project.deadline,
  pursuit.stage,
  pursuit.amount,
  pursuit.nextStep,
  pursuit.nextStepOn,
  pursuit.notes,
  pursuit.savedAt,
  pursuit.movedAt,
];
