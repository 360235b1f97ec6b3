import { allGuards } from './guards/all-guards.ts';
import { takeAway } from './guards/take-away.ts';

await takeAway(allGuards);
