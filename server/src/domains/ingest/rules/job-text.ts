import type { ProjectTrades } from '@plumbline/contract/domains/projects/trade-need.ts';
import type { JobText, Subcontractor } from '../reading/profile.ts';
import { tradesOf } from '../reading/trade-need.ts';
import { readBudget, readCents } from './money.ts';
import { plainLine, plainText } from './plain-text.ts';
import type { SourceRow } from './source-row.ts';

const MAX = { kind: 200, title: 300, description: 5000, name: 150, number: 80, figure: 20 };
const MOST_UNITS = 10_000;
const LARGEST_AREA = 1e8;

/** Returns which trades a row needs, with what confidence, and why. */
export const tradesOfRow = (row: SourceRow): ProjectTrades => tradesOf(jobTextOf(row));

/** Returns a row's job facts as plain text and figures, for `reading/`. */
export function jobTextOf(row: SourceRow): JobText {
  const kind = plainLine(row.kind, MAX.kind);
  return {
    kind,
    category: plainLine(row.category, MAX.kind),
    title: plainLine(row.title, MAX.title),
    description: plainText(row.description, MAX.description),
    contractor: plainLine(row.contractor, MAX.name),
    permitNumber: plainLine(row.permitNumber, MAX.number),
    cost: costOf(row),
    squareFeet: figureOf(row.squareFeet, LARGEST_AREA),
    units: figureOf(row.units, MOST_UNITS),
    subcontractors: (row.subcontractors ?? []).flatMap(subcontractorOf),
  };
}

function costOf({ budget, budgetMin, budgetMax }: SourceRow): number | null {
  const { min, max } = readBudget(budget);
  const cents = readCents(budgetMax) ?? max ?? readCents(budgetMin) ?? min;
  return cents === null ? null : cents / 100;
}

/** Parses a count or an area; 0 and anything that is not a number count as missing. */
function figureOf(value: unknown, most: number): number | null {
  const figure = Number(plainLine(value, MAX.figure).replaceAll(',', ''));
  return figure > 0 && figure < most ? figure : null;
}

function subcontractorOf({ type, name }: { readonly type: unknown; readonly name: unknown }): Subcontractor[] {
  const said = { type: plainLine(type, MAX.name), name: plainLine(name, MAX.name) };
  return said.type === '' || said.name === '' ? [] : [said];
}
