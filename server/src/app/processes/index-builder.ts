import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from '../../domains/directory/public.ts';
import { type DatabaseOptions, openDatabase } from '../../kernel/database.ts';

/** What the thread that builds an index of the directory is told. */
export interface IndexBuild {
  readonly connectionString: string;
  readonly options: DatabaseOptions;
  readonly folder: string;
  /** Names this machine and folder. */
  readonly owner: string;
}

/** The program of that thread: says whether it built one. */
if (!isMainThread) {
  const { connectionString, options, folder, owner } = workerData as IndexBuild;
  const database = openDatabase(connectionString, { ...options, max: 1 });
  try {
    parentPort?.postMessage(await buildIndex(database.db, folder, owner, new Date()));
  } finally {
    await database.close();
  }
}
