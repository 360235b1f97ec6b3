import type { Draft } from '@plumbline/contract/domains/service-requests/draft.ts';
import { projectTypeName, tradeName } from '@plumbline/contract/domains/service-requests/kind-of-work.ts';
import { formatDay } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { stepsWords } from './steps.words.ts';

const words = here(stepsWords).understood;

/** Returns what was understood in one line: 'Plumbing, Repair, High Priority, Thu, Dec 3, Morning'. */
export function understoodLine({ workType, details, understood, place }: Draft): string {
  const said = understood?.said ?? [];
  return [
    workType && tradeName(workType, language),
    projectTypeName(details.projectType, language),
    words.urgencies[details.urgency],
    said.includes('preferredDate') && details.preferredDate && formatDay(details.preferredDate),
    said.includes('preferredTimeSlot') && words.slots[details.preferredTimeSlot],
    said.includes('place') && place && `${place.city}, ${place.state}`,
    said.includes('customerName') && details.customerName,
    said.includes('customerPhone') && details.customerPhone,
  ]
    .filter(Boolean)
    .join(' · ');
}
