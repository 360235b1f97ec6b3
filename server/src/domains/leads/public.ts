export { collectWatches, eraseWatches } from './use-cases/erase-watches.ts';
export { matchChanges } from './use-cases/match-changes.ts';
export { leadsMessageKinds } from './use-cases/show-samples.ts';
