import { parentPort } from 'node:worker_threads';
import { type BusyQuery, busyTimesIn } from '../../../domains/appointments/rules/busy-times.ts';

/** What the thread is asked, once. */
export interface CalendarText {
  readonly text: string;
  readonly query: BusyQuery;
}

/** The program of a thread that finds the busy times in one calendar. */
if (parentPort === null) throw new Error('This program runs in a worker thread');
const port = parentPort;
port.once('message', ({ text, query }: CalendarText) => port.postMessage(busyTimesIn(text, query)));
