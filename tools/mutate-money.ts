import { moneyGuards } from './guards/money-guards.ts';
import { takeAway } from './guards/take-away.ts';

await takeAway(moneyGuards);
