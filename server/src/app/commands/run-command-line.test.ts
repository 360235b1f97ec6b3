import { afterEach, expect, it, vi } from 'vitest';
import type { Shutdown } from '../processes/shutdown.ts';
import { readWords, UsageError } from './command.ts';
import { runCommandLine } from './run-command-line.ts';

const shutdown: Shutdown = {
  onStop: () => undefined,
  isUnderWay: () => false,
  drainFor: () => undefined,
  now: async () => undefined,
};

/** Runs a command line. Returns its exit code and what it prints. */
async function run(...words: string[]) {
  let printed = '';
  const write = (chunk: unknown): true => {
    printed += String(chunk);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(write);
  vi.spyOn(process.stderr, 'write').mockImplementation(write);
  const code = await runCommandLine(words, shutdown);
  vi.restoreAllMocks();
  return { code, printed };
}

afterEach(() => vi.restoreAllMocks());

it('lists the commands', async () => {
  for (const words of [[], ['help'], ['--help']]) {
    const { code, printed } = await run(...words);
    expect(code).toBe(0);
    expect(printed).toMatch(/^ {2}operator {3}appoints operators/m);
    expect(printed).toContain('Exit codes: 0 done');
  }
});

it('explains one command, in either order of the words', async () => {
  const explained = await run('help', 'sources');
  expect(explained).toEqual({ code: 0, printed: expect.stringContaining('plumbline sources add FILE') });
  expect(await run('sources', '--help')).toEqual(explained);
});

it.each([
  [['dance'], /There is no command 'dance'. See: plumbline help/],
  [['help', 'toString'], /There is no command 'toString'/],
])('refuses %j with what to do, and exit code 2', async (words, message) => {
  expect(await run(...words)).toEqual({ code: 2, printed: expect.stringMatching(message) });
});

it('explains an option that a command does not have', () => {
  expect(() => readWords(['list', '--all'], { id: { type: 'string' } })).toThrow(UsageError);
  expect(() => readWords(['list', '--all'], { id: { type: 'string' } })).toThrow(/Unknown option '--all'/);
});
