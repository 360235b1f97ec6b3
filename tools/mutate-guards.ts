import { cardGuards } from './guards/card-guards.ts';
import { databaseGuards } from './guards/database-guards.ts';
import { domainGuards } from './guards/domain-guards.ts';
import { endOfJobGuards } from './guards/end-of-job-guards.ts';
import { faceGuards } from './guards/face-guards.ts';
import { followGuards } from './guards/follow-guards.ts';
import { messageGuards } from './guards/message-guards.ts';
import { passOnGuards } from './guards/pass-on-guards.ts';
import { proofGuards } from './guards/proof-guards.ts';
import { takeAway } from './guards/take-away.ts';
import { visitGuards } from './guards/visit-guards.ts';

await takeAway([
  ...faceGuards,
  ...domainGuards,
  ...databaseGuards,
  ...passOnGuards,
  ...proofGuards,
  ...followGuards,
  ...cardGuards,
  ...endOfJobGuards,
  ...visitGuards,
  ...messageGuards,
]);
