import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back with the path of each file that changes below these folders, until the returned function is called.
 * Watches each folder separately: on Linux, Node's recursive watcher loses a file once an editor has replaced it.
 */
export function watchFolders(roots: readonly string[], onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  const add = (folder: string, isNew: boolean): void => {
    watchers.get(folder)?.close();
    const watcher = watch(folder, (_, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) add(path, true);
      else onChange(path);
    });
    // The folder was removed, which its parent reports.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) add(path, isNew);
      else if (isNew) onChange(path);
    }
  };

  for (const root of roots) add(root, false);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
