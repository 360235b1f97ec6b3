import { it } from 'vitest';
import * as races from './proof-races.ts';

const two = await races.twoProcesses();
const twice = [1, 2];

it.each(twice)('the same code at the same instant sends the request once (%d)', () => races.confirmTogether(two));
it.each(twice)('confirm against cancel has one winner (%d)', () => races.confirmAgainstCancel(two));
it.each(twice)('confirm against the end of the day has one winner (%d)', () => races.confirmAgainstEnd(two));
it('guesses at the same instant count, each', () => races.guessTogether(two));
it('the reminder and the end happen once', () => races.runJobsTwice(two));
it('a process that dies while confirming loses and doubles nothing', () => races.dieWhileConfirming(two));
