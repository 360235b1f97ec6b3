import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { repository } from './install.mjs';

export interface CommandResult {
  readonly code: number;
  /** Both streams, interleaved. */
  readonly output: string;
  readonly seconds: number;
}

export interface CommandOptions {
  /** Prints the output as it arrives instead of collecting it. */
  readonly stream?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program from `node_modules/.bin` or the machine in the root of the repository; never rejects. */
export function runCommand(
  command: string,
  args: readonly string[],
  { stream = false, env = {} }: CommandOptions = {},
): Promise<CommandResult> {
  const start = performance.now();
  const path = [join(repository, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: repository,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', stream ? 'inherit' : 'pipe', stream ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const end = (code: number) => done({ code, output, seconds: (performance.now() - start) / 1000 });
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
