import { cardGuards } from './card-guards.ts';
import { databaseGuards } from './database-guards.ts';
import { domainGuards } from './domain-guards.ts';
import { endOfJobGuards } from './end-of-job-guards.ts';
import { faceGuards } from './face-guards.ts';
import { followGuards } from './follow-guards.ts';
import { laneGuards } from './lane-guards.ts';
import { leadGuards } from './lead-guards.ts';
import { messageGuards } from './message-guards.ts';
import { passOnGuards } from './pass-on-guards.ts';
import { photoGuards } from './photo-guards.ts';
import { proofGuards } from './proof-guards.ts';
import { visitGuards } from './visit-guards.ts';

/** All guards but those of money, whose mutations take much longer to catch. */
export const allGuards = [
  ...faceGuards,
  ...domainGuards,
  ...databaseGuards,
  ...passOnGuards,
  ...laneGuards,
  ...photoGuards,
  ...proofGuards,
  ...followGuards,
  ...leadGuards,
  ...cardGuards,
  ...endOfJobGuards,
  ...visitGuards,
  ...messageGuards,
];
