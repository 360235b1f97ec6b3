import { createWriteStream, type Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Header, type Pack, pack } from 'tar-stream';
import { BackupError } from './backup-store.ts';

/** Files outside DATA_DIR that a restore on another machine needs, by their name in the archive. */
export type Companions = Readonly<Record<string, string>>;

/** What DATA_DIR holds besides files: the database, its programs, backups and what is made while they run. */
const NOT_FILES =
  /^(?:postgres(?:[.-].*)?|runtime-.*|backups|search-index|proof-.*|erasures|restored-settings|\.plumbline-.*)$/;

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
    // A photo may be removed while the backup is made. An open file stays readable.
    const file = await open(path).catch(() => undefined);
    if (file === undefined) continue;
    try {
      const { size, mode, mtime } = await file.stat();
      const name = DATA + relative(dataDir, path).split(sep).join('/');
      await addFile(archive, { name, size, mode: mode & 0o777, mtime }, file);
    } finally {
      await file.close();
    }
  }
}

/** Adds as many bytes as the file had when it was found, if it still grows. */
async function addFile(
  archive: Pack,
  header: Pick<Header, 'name' | 'size' | 'mode' | 'mtime'>,
  file: FileHandle,
): Promise<void> {
  if (header.size === 0) return void archive.entry(header, Buffer.alloc(0));
  const entry = archive.entry(header);
  await pipeline(file.createReadStream({ start: 0, end: header.size - 1, autoClose: false }), entry);
}

async function* filesIn(dataDir: string): AsyncGenerator<string> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_FILES.test(entry.name)) continue;
    if (entry.isFile()) yield join(dataDir, entry.name);
    if (!entry.isDirectory()) continue;
    const below = await entriesBelow(join(dataDir, entry.name));
    for (const file of below) if (file.isFile()) yield join(file.parentPath, file.name);
  }
}

/** Lists a folder, and again if one below it is removed meanwhile. */
async function entriesBelow(folder: string, tries = 5): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (tries === 0 || (error as { code?: string }).code !== 'ENOENT') throw error;
    return entriesBelow(folder, tries - 1);
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
