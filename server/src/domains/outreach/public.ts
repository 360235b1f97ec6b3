export type { OutreachWriter } from './ports.ts';
export { answersOwed, callText } from './rules/call-draft.ts';
export { claimOutreach } from './use-cases/claim-outreach.ts';
export {
  collectOutreach,
  eraseOutreach,
  eraseVisitorOutreach,
  findVisitorOutreach,
  visitorsSharing,
  visitorsSigning,
} from './use-cases/erase-own-outreach.ts';
export { outreachMessageKinds } from './use-cases/show-samples.ts';
export { outreachTopic, tellFate } from './use-cases/tell-writer.ts';
