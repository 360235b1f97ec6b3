export type { OutreachWriter } from './ports.ts';
export { claimOutreach } from './use-cases/claim-outreach.ts';
export { collectOutreach, eraseOutreach } from './use-cases/erase-own-outreach.ts';
