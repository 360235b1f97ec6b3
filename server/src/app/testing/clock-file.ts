import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Clock } from '../../kernel/clock.ts';

/** A clock that several processes share: it shows what stands in a file, and stands still until that is changed. */
export const clockOf = (file: string): Clock => ({ now: () => new Date(Number(readFileSync(file, 'utf8'))) });

/** Whole or not at all: nobody reads half a number. */
export function setClock(file: string, moment: Date): void {
  writeFileSync(`${file}.next`, String(moment.getTime()));
  renameSync(`${file}.next`, file);
}
