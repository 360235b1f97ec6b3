import { mkdir, rm } from 'node:fs/promises';
import type { Database } from '../../../../kernel/database.ts';
import { newId } from '../../../../kernel/random-id.ts';
import { DirectoryIndex } from '../rules/directory-index.ts';
import { INDEX_FORMAT } from '../rules/index-format.ts';
import { lockBuilding } from '../store/build-lock.ts';
import { CardWriter } from '../store/card-file.ts';
import { seenNow } from '../store/directory-change.ts';
import { cardsPath, storeIndex } from '../store/index-file.ts';
import { nextIndexedRows } from '../store/indexed-contractor.ts';

const ROWS_AT_ONCE = 1000;

/**
 * Reads the whole directory and stores an index of it in a folder, from which all processes of this machine read it.
 * Returns whether it did: nobody builds while another process does.
 *
 * @param owner names this machine and folder
 */
export async function buildIndex(db: Database, folder: string, owner: string, now: Date): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return db.transaction(
    async (tx) => {
      if (!(await lockBuilding(tx, owner))) return false;
      await storeDirectory(tx, folder, now);
      return true;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function storeDirectory(tx: Database, folder: string, now: Date): Promise<void> {
  const seen = await seenNow(tx);
  const name = newId('index');
  const writer = new CardWriter(cardsPath(folder, name));
  try {
    const index = new DirectoryIndex({ add: (record) => writer.add(record), read: unread }, 0);
    for (let last = ''; ; ) {
      const rows = await nextIndexedRows(tx, last, ROWS_AT_ONCE);
      for (const row of rows) index.stage(row, now);
      last = rows.at(-1)?.card.id ?? last;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    index.plant();
    writer.close();
    await storeIndex(folder, name, { ...index.content(), format: INDEX_FORMAT, cardBytes: writer.bytes, seen });
  } catch (error) {
    await rm(cardsPath(folder, name), { force: true });
    throw error;
  }
}

function unread(): never {
  throw new Error('A new index is not searched');
}
