import { PROJECTS_ZONE } from './louisville-time.ts';
import { readersZone } from './moment.ts';
import { useAsArrived } from './use-as-arrived.ts';

/** Returns the reader's time zone. The server doesn't know it: a page arrives with Louisville's. */
export const useReadersZone = (): string => (useAsArrived() ? PROJECTS_ZONE : readersZone());
