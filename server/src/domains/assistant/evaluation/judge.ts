import type { Reading } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { EvaluationText } from './evaluation-text.ts';

/** The fields to compare. `trade` is the reading's work type, `safety` the danger that it names. */
const FIELDS = {
  isJob: 'isJob',
  language: 'language',
  trade: 'workType',
  projectType: 'projectType',
  urgency: 'urgency',
  safety: 'danger',
  preferredDate: 'preferredDate',
  slot: 'preferredTimeSlot',
  zip: 'zipCode',
  city: 'city',
  state: 'state',
  name: 'customerName',
  phone: 'customerPhone',
} as const satisfies Record<string, keyof Reading>;

export type JudgedField = keyof typeof FIELDS;
export const judgedFields = Object.keys(FIELDS) as JudgedField[];

export interface Verdict {
  readonly field: JudgedField;
  readonly right: boolean;
  readonly got: unknown;
}

/** Returns a verdict for every field that the text labels, following README.md. */
export function judge({ expected }: EvaluationText, reading: Reading): Verdict[] {
  return judgedFields.flatMap((field) => {
    const wanted = expected[field];
    if (wanted === undefined || (!expected.isJob && field !== 'isJob' && field !== 'safety')) return [];
    const others: readonly unknown[] =
      field === 'trade'
        ? (expected.alsoAcceptable ?? [])
        : ((expected.or as Record<string, unknown[]> | undefined)?.[field] ?? []);
    const got = reading[FIELDS[field]];
    return [{ field, got, right: [wanted, ...others].some((value) => comparable(value) === comparable(got)) }];
  });
}

const comparable = (value: unknown) => (typeof value === 'string' ? value.toLowerCase().replace(/\.$/, '') : value);

/**
 * The fields that must be correct for a text to count as understood, by set: its request, and for emergencies the
 * danger.
 */
export const decisiveFields = (set: string): readonly JudgedField[] =>
  set === 'emergencies' ? ['isJob', 'trade', 'urgency', 'safety'] : ['isJob', 'trade'];
