import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { silentLog } from '../../kernel/log.ts';
import { createSources } from '../adapters/sources/sources.ts';
import { webOf } from '../adapters/sources/testing/read-source.ts';
import { sourceServer } from '../adapters/sources/testing/source-server.ts';
import { UsageError } from './command.ts';
import { showPreview } from './source-preview.ts';

const server = await sourceServer((request, response) =>
  response.writeHead(request.url === '/robots.txt' ? 404 : 500).end(),
);
const web = webOf(server);
const sources = createSources({
  web,
  folder: '/nowhere',
  samKey: null,
  demonstration: async () => ({ kind: 'unchanged' }),
  log: silentLog,
});
const ctx = { clock: systemClock, ports: { sources } } as unknown as Context;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-preview-'));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await web.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Previews an address or a file. Returns the exit code and what is printed. */
async function preview(where: string, given: Parameters<typeof showPreview>[2] = {}) {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk).trimEnd()) > 0);
  const code = await showPreview(ctx, where, given);
  vi.restoreAllMocks();
  return { code, lines };
}

async function table(text: string): Promise<string> {
  const file = join(folder, 'permits.csv');
  await writeFile(file, text);
  return file;
}

it('shows the rows of a file as projects, how much of each column is read, and the mapping to keep', async () => {
  const file = await table(
    'Permit No,Description,Site Address,City,State,Value\nB-1,REPLACE WATER HEATER,200 ELM ST,Louisville,KY,1500\nB-2,NEW ROOF,,Louisville,KY,x\n',
  );
  const { code, lines } = await preview(file);
  expect(code).toBe(0);
  expect(lines[0]).toBe("Read as 'file': 2 rows, of which 2 become projects.");
  expect(lines).toContain("  Address (Site Address): 1 read, 1 empty, 0 not understood; for example '200 ELM ST'");
  expect(lines).toContain(
    "  Value (Value): 1 read, 0 empty, 1 not understood; for example '1500'; not understood: 'x'",
  );
  expect(lines).toContain('   = Replace water heater; 200 Elm St, Louisville, KY; plumber: yes');
  const mapping = JSON.parse(lines.at(-1)?.replace('Mapping: ', '') ?? '');
  expect(mapping).toMatchObject({ columns: { id: 'Permit No', street: 'Site Address', budget: 'Value' } });
  const again = await preview(file, { mapping });
  expect(again.lines.slice(0, -1)).toEqual(lines.slice(0, -1));
});

it('says of each row that becomes no project why', async () => {
  const { lines } = await preview(await table('Permit No,Description\n,NEW ROOF\n'));
  expect(lines[0]).toContain('0 become projects');
  expect(lines).toContain('   = left out, unreadable: It has no id.');
});

it('says what is wrong with an address', async () => {
  const { code, lines } = await preview(`${server.origin}/permits.json`);
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('127.0.0.1')]);
});

it('refuses an unknown kind, and a file that is not there', async () => {
  await expect(preview('permits.csv', { kind: 'nothing' })).rejects.toThrow(UsageError);
  await expect(preview(join(folder, 'missing.csv'))).rejects.toThrow(/missing\.csv' can't be read: ENOENT/);
});
