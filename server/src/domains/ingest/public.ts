export { builtInSources } from './data/built-in-sources.ts';

export { tradesOfRow } from './rules/job-text.ts';
export { failingSince } from './store/source.ts';
export { configureSource, confirmSource, enableSource } from './use-cases/configure-source.ts';
export { listSources } from './use-cases/list-sources.ts';
export { readNow } from './use-cases/read-now.ts';
export { rereadSources } from './use-cases/reread-sources.ts';
export { scheduleDue } from './use-cases/schedule-due.ts';
export { showRun } from './use-cases/show-run.ts';
