import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { FilesPort } from '../../../domains/files/ports.ts';
import { REFUSALS, type RefusalReason } from '../../../domains/files/rules/refusal.ts';
import { sizeNames } from '../../../domains/files/rules/stored-name.ts';

const Report = z.union([
  z.object({ refusal: z.enum(REFUSALS) }),
  z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    placeholder: z
      .string()
      .regex(/^data:image\/webp;base64,[\w+/=]+$/)
      .max(4000),
  }),
]);

/** A photo of 100 megapixels takes 3 s. */
const LIMIT_MS = 45_000;
/** All memory of the process. A photo of 100 megapixels takes half of it. */
const MOST_BYTES = 900 * 1024 * 1024;
/** Of JavaScript objects. The pixels are not among them. */
const MOST_HEAP_MB = 256;

/** How a process ends that a file has broken. */
const CRASHES: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

const PROGRAM = fileURLToPath(new URL('./photo-process.ts', import.meta.url));

/**
 * Returns the reader of photos. It reads each one in a separate process without settings, and kills the process if it
 * takes too much time or memory.
 */
export const preparePhoto =
  ({
    limitMs = LIMIT_MS,
    mostBytes = MOST_BYTES,
    program = PROGRAM,
  }: {
    readonly limitMs?: number;
    readonly mostBytes?: number;
    readonly program?: string;
  } = {}): FilesPort['prepare'] =>
  async (original, stopping) => {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-photo-'));
    try {
      return await prepareIn(folder, original, stopping, { limitMs, mostBytes, program });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

async function prepareIn(
  folder: string,
  original: Readable,
  stopping: AbortSignal,
  { limitMs, mostBytes, program }: { readonly limitMs: number; readonly mostBytes: number; readonly program: string },
): ReturnType<FilesPort['prepare']> {
  const file = join(folder, 'original');
  await pipeline(original, createWriteStream(file, { mode: 0o600 }), { signal: stopping });
  const timeUp = AbortSignal.timeout(limitMs);
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${MOST_HEAP_MB}`, program, file, folder, String(mostBytes)],
    { env: { PATH: process.env.PATH ?? '', TMPDIR: folder }, stdio: ['ignore', 'pipe', 'ignore'], cwd: folder },
  );
  const kill = () => void child.kill('SIGKILL');
  const ending = AbortSignal.any([timeUp, stopping]);
  ending.addEventListener('abort', kill, { once: true });
  const [printed, [code, signal]] = await Promise.all([
    text(child.stdout),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  ending.removeEventListener('abort', kill);
  if (printed === '') return { refusal: reasonOf(code, signal, timeUp.aborted) };
  const report = Report.parse(JSON.parse(printed));
  if ('refusal' in report) return report;
  const sizes = await Promise.all(sizeNames.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
  return { ...report, sizes };
}

/** Tells what the file has done from what somebody else has. @throws if it was somebody else */
function reasonOf(code: number | null, signal: NodeJS.Signals | null, isTimeUp: boolean): RefusalReason {
  if (isTimeUp) return 'huge';
  if (CRASHES.includes(signal)) return 'damaged';
  throw new Error(`The process that reads photos ended with ${signal ?? code ?? 'nothing'}`);
}
