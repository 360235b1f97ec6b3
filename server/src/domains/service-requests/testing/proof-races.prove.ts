import { it } from 'vitest';
import * as races from './proof-races.ts';

const two = await races.twoProcesses();
const ROUNDS = 150;

it('every race holds together, again and again', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await races.confirmTogether(two);
    await races.confirmAgainstCancel(two);
    await races.confirmAgainstEnd(two);
    await races.guessTogether(two);
    await races.runJobsTwice(two);
    await races.dieWhileConfirming(two);
  }
}, 600_000);
