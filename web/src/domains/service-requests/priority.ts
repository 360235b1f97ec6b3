import type { Priority } from '../../ui/priority-badge.tsx';

const PRIORITIES: readonly Priority[] = ['emergency', 'high', 'medium', 'low'];

/** The urgency on the wire as one of the four that a badge knows; an unknown one is taken for medium. */
export const priorityOf = (urgency: string): Priority =>
  PRIORITIES.find((priority) => priority === urgency) ?? 'medium';
