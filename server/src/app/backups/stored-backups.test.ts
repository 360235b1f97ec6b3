import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UserId } from '@plumbline/contract/kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { BackupError, type BackupStore } from './backup-store.ts';
import { erasuresSince, noteErasure } from './erasure-log.ts';
import { listBackups, readManifest, removeOldBackups } from './stored-backups.ts';

/** A store in memory, which remembers what was removed, in order. */
function aStore(...names: string[]): BackupStore & { readonly removed: string[]; readonly files: Map<string, string> } {
  const files = new Map(names.map((name) => [name, '{}']));
  const removed: string[] = [];
  return {
    place: 'memory',
    files,
    removed,
    write: async (name, content) => void files.set(name, await text(content)),
    read: async (name) => {
      const found = files.get(name);
      if (found === undefined) throw new BackupError('There is no file.');
      return Readable.from([Buffer.from(found)]);
    },
    list: async (prefix) => [...files.keys()].filter((name) => name.startsWith(prefix)).sort(),
    remove: async (name) => {
      files.delete(name);
      removed.push(name);
    },
  };
}

const [OLD, NEW, DEAD, RUNNING] = [
  '20261101T030000Z-aaaaaa',
  '20261115T030000Z-bbbbbb',
  '20261110T030000Z-cccccc',
  '20261115T120000Z-dddddd',
];
const NOW = new Date('2026-11-15T12:30:00Z');
const whole = (id: string) => ['database.tar.zst', 'files.tar.zst', 'manifest.json'].map((file) => `${id}/${file}`);
const begun = (id: string) => `${id}/database.tar.zst`;
const aPlace = () => aStore(...whole(OLD), ...whole(NEW), begun(DEAD), begun(RUNNING), 'not-ours.txt');

describe('a place for backups', () => {
  it('takes nothing for a backup that has no manifest', async () => {
    expect(await listBackups(aPlace())).toEqual({ ids: [OLD, NEW], unfinished: [DEAD, RUNNING] });
  });

  it('loses what is too old, its manifest first, and what was never finished, but not what is under way', async () => {
    const store = aPlace();
    expect(await removeOldBackups(store, { days: 1, weeks: 0, months: 0 }, NOW)).toEqual([OLD]);
    expect(store.removed[0]).toBe(`${OLD}/manifest.json`);
    expect([...store.files.keys()].sort()).toEqual([...whole(NEW), begun(RUNNING), 'not-ours.txt'].sort());
  });

  it('explains a backup that is not there, and one that says something strange of itself', async () => {
    await expect(readManifest(aStore())).rejects.toThrow('There is no backup in memory.');
    await expect(readManifest(aPlace(), 'x')).rejects.toThrow(
      /There is no backup 'x' in memory. See: plumbline backup list/,
    );
    await expect(readManifest(aPlace())).rejects.toThrow(/is damaged, or a newer version made it/);
  });
});

describe('the notes of erasures', () => {
  const note = (at: string, noteId: string) =>
    ({ at, noteId, of: { kind: 'account', userId: UserId.parse(`us_${'x'.repeat(20)}`) } }) as const;

  it('are written once, and found in any place, from an hour before a backup on', async () => {
    const [one, other] = [aStore(), aStore()];
    const late = note('2026-11-15T03:00:10.000Z', 'aaaaaa');
    await noteErasure([one, other], late);
    await noteErasure([one], late);
    const running = note('2026-11-15T02:10:00.000Z', 'bbbbbb');
    await noteErasure([other], running);
    await noteErasure([one], note('2026-11-15T01:59:00.000Z', 'cccccc'));
    expect(await erasuresSince([one, other], new Date('2026-11-15T03:00:00Z'))).toEqual([running, late]);
  });

  it('go once every backup contains the erasure', async () => {
    const store = aStore(...whole(NEW));
    await noteErasure([store], note('2026-11-14T03:00:00.000Z', 'aaaaaa'));
    await noteErasure([store], note('2026-11-15T02:30:00.000Z', 'bbbbbb'));
    await removeOldBackups(store, { days: 7, weeks: 0, months: 0 }, NOW);
    expect(store.removed).toEqual(['erasures/20261114T030000Z-aaaaaa.json']);
  });
});
