import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from '../../domains/directory/public.ts';
import { type DatabaseOptions, openDatabase } from '../../kernel/database.ts';

/** The data of a thread that builds an index of the directory. */
export interface IndexBuild {
  readonly connectionString: string;
  readonly options: DatabaseOptions;
  readonly folder: string;
  /** Names this machine and folder. */
  readonly owner: string;
}

// The program of that thread. It sends whether it has built one.
if (!isMainThread) {
  const { connectionString, options, folder, owner } = workerData as IndexBuild;
  const database = openDatabase(connectionString, { ...options, max: 1 });
  try {
    parentPort?.postMessage(await buildIndex(database.db, folder, owner, new Date()));
  } finally {
    await database.close();
  }
}
