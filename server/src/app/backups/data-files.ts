import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Header, type Pack, pack } from 'tar-stream';
import { BackupError } from './backup-store.ts';

/** Files outside DATA_DIR that a restore on another machine needs, by their name in the archive. */
export type Companions = Readonly<Record<string, string>>;

/** What DATA_DIR holds besides files: the database, its programs, backups and what is made while they run. */
const NOT_FILES = /^(?:postgres(?:[.-].*)?|runtime-.*|backups|proof-.*|erasures|restored-settings|\.plumbline-.*)$/;

const DATA = 'data/';

/** Returns a tar archive of the files in DATA_DIR, as `data/…`, and of the companions that exist. */
export function archiveFiles(dataDir: string, companions: Companions): Readable {
  const archive = pack();
  fill(archive, resolve(dataDir), companions).then(
    () => archive.finalize(),
    (error: unknown) => archive.destroy(error instanceof Error ? error : new Error('The files could not be read')),
  );
  return Readable.from(archive, { objectMode: false });
}

async function fill(archive: Pack, dataDir: string, companions: Companions): Promise<void> {
  for (const [name, path] of Object.entries(companions)) {
    const content = await readFile(path).catch(() => undefined);
    if (content !== undefined) archive.entry({ name, mode: 0o600 }, content);
  }
  for await (const path of filesIn(dataDir)) {
    const about = await stat(path).catch(() => undefined);
    if (about?.isFile() !== true) continue;
    const header = {
      name: DATA + relative(dataDir, path).split(sep).join('/'),
      size: about.size,
      mode: about.mode & 0o777,
      mtime: about.mtime,
    };
    await addFile(archive, header, path);
  }
}

/** Adds as many bytes as the file had when it was found, if it still grows. */
async function addFile(
  archive: Pack,
  header: Pick<Header, 'name' | 'size' | 'mode' | 'mtime'>,
  path: string,
): Promise<void> {
  if (header.size === 0) return void archive.entry(header, Buffer.alloc(0));
  const entry = archive.entry(header);
  await pipeline(createReadStream(path, { end: header.size - 1 }), entry);
}

async function* filesIn(dataDir: string): AsyncGenerator<string> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_FILES.test(entry.name)) continue;
    if (entry.isFile()) yield join(dataDir, entry.name);
    if (!entry.isDirectory()) continue;
    const below = await readdir(join(dataDir, entry.name), { recursive: true, withFileTypes: true });
    for (const file of below) if (file.isFile()) yield join(file.parentPath, file.name);
  }
}

/**
 * Unpacks an archive of files: those of DATA_DIR there, replacing files of the same name, and companions into
 * `companionsFolder`, where people find them. Each file appears whole. Returns the names of the companions.
 * @throws BackupError for names that lead elsewhere
 */
export async function unpackFiles(archive: Readable, dataDir: string, companionsFolder: string): Promise<string[]> {
  const companions: string[] = [];
  const entries = extract();
  archive.on('error', (error) => entries.destroy(error));
  archive.pipe(entries);
  for await (const entry of entries) {
    const { name, mode, type } = entry.header;
    const isData = name.startsWith(DATA);
    const root = resolve(isData ? dataDir : companionsFolder);
    const path = resolve(root, isData ? name.slice(DATA.length) : name);
    if (type !== 'file' || !path.startsWith(root + sep))
      throw new BackupError(`The backup holds a strange file: ${name}.`);
    if (!isData) companions.push(path);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(entry, createWriteStream(`${path}.unfinished`, { mode, flush: true }));
    await rename(`${path}.unfinished`, path);
  }
  return companions;
}
