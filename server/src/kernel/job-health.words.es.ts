import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './job-health.words.ts';

export const es = { runnable: 'Tareas que podrían ejecutarse ahora' } satisfies Translation<typeof en>;
