import type { Pursuit } from '@plumbline/contract/domains/leads/pursuit.ts';
import { ProjectId } from '@plumbline/contract/kernel/id.ts';

let count = 0;

/** A saved project. `given` overrides fields for a test. */
export function aPursuit(given: Partial<Pursuit> = {}): Pursuit {
  count += 1;
  return {
    project: {
      id: ProjectId.parse(`pj_${count}`),
      title: `Two-flat ${count}`,
      location: '1438 S Brook St, Louisville, KY 40208',
      deadline: null,
      status: 'planning',
      vanishedAt: null,
    },
    stage: 'saved',
    amount: null,
    nextStep: null,
    nextStepOn: null,
    notes: null,
    savedAt: '2026-11-20T12:00:00Z',
    movedAt: '2026-11-20T12:00:00Z',
    revision: 1,
    ...given,
  };
}
