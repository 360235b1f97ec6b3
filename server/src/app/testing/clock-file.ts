import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Clock } from '../../kernel/clock.ts';

/** Returns a clock shared by several processes: it shows the time in a file, and stands still until that changes. */
export const clockOf = (file: string): Clock => ({ now: () => new Date(Number(readFileSync(file, 'utf8'))) });

/** Writes atomically, so that nobody reads half a number. */
export function setClock(file: string, moment: Date): void {
  writeFileSync(`${file}.next`, String(moment.getTime()));
  renameSync(`${file}.next`, file);
}
