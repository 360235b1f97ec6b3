export {
  collectThreads,
  eraseThreads,
  eraseThreadsOfRequests,
  findThreadSubjects,
} from './use-cases/erase-threads.ts';
export { threadMessageKinds } from './use-cases/show-samples.ts';
export { takeText } from './use-cases/take-text.ts';
