import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { NotedErasure } from '../../domains/accounts/public.ts';
import type { BackupStore } from './backup-store.ts';
import { backupIdAt } from './manifest.ts';

/** The folder of the notes: outside of every backup, because they are about what happened after it. */
const ERASURES = 'erasures/';

const Note = z.object({ erasure: NotedErasure });

/** Returns the name of a note. It begins with the time, and is the same each time the note is written. */
const nameOf = ({ at, noteId }: NotedErasure): string => `${ERASURES}${backupIdAt(new Date(at), noteId)}.json`;

/** Notes an erasure in each place. Ids and marks say nothing without the database. */
export async function noteErasure(places: readonly BackupStore[], erasure: NotedErasure): Promise<void> {
  for (const place of places) {
    await place.write(nameOf(erasure), Readable.from([Buffer.from(JSON.stringify({ erasure }))]));
  }
}

/**
 * An erasure is noted with the time at which it began, so a backup may have begun later and lack it. Repeating one that
 * it contains changes nothing.
 */
const MARGIN_MS = 3_600_000;
const firstSince = (moment: Date): string => `${ERASURES}${backupIdAt(new Date(moment.getTime() - MARGIN_MS), '')}`;

/** Removes the notes that every backup since a moment contains. */
export async function removeErasuresBefore(place: BackupStore, moment: Date): Promise<void> {
  for (const name of await place.list(ERASURES)) if (name < firstSince(moment)) await place.remove(name);
}

/** Returns the erasures noted in any of the places that a backup begun at this moment may lack, in order. */
export async function erasuresSince(places: readonly BackupStore[], moment: Date): Promise<NotedErasure[]> {
  const from = firstSince(moment);
  const found = new Map<string, NotedErasure>();
  for (const place of places) {
    for (const name of await place.list(ERASURES)) {
      if (name < from || found.has(name)) continue;
      const content = await buffer(await place.read(name));
      found.set(name, Note.parse(JSON.parse(content.toString('utf8'))).erasure);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, erasure]) => erasure);
}
