import { parentPort } from 'node:worker_threads';
import { type BusyQuery, type BusyReading, busyTimesIn } from '../../../domains/appointments/rules/busy-times.ts';
import type { DavResource } from './multistatus.ts';

/** The one task of a thread: the busy times of an ICS file or of CalDAV objects, or the resources in a CalDAV answer. */
export type Asked =
  | { readonly kind: 'file' | 'objects'; readonly text: string; readonly query: BusyQuery }
  | { readonly kind: 'resources'; readonly text: string };

export interface Answers {
  readonly file: BusyReading;
  readonly objects: BusyReading | 'cut-off';
  /** Null if it is no CalDAV answer. */
  readonly resources: readonly DavResource[] | null;
}

async function answer(asked: Asked): Promise<Answers[Asked['kind']]> {
  if (asked.kind === 'file') return busyTimesIn(asked.text, asked.query);
  const { readMultistatus } = await import('./multistatus.ts');
  const resources = readMultistatus(asked.text);
  if (asked.kind === 'resources') return resources;
  if (resources === null) return 'no-calendar';
  if (resources.some(({ isCutOff }) => isCutOff)) return 'cut-off';
  const objects = resources.flatMap(({ object }) => (object === null ? [] : [object]));
  return objects.length === 0 ? { busy: [], unread: 0 } : busyTimesIn(objects.join('\r\n'), asked.query);
}

/** The program of a thread that reads one calendar. */
if (parentPort === null) throw new Error('This program runs in a worker thread');
const port = parentPort;
port.once('message', (asked: Asked) => {
  void answer(asked).then((read) => port.postMessage(read));
});
