import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasChanged, type ModuleTimes } from './changed-modules.ts';
import type { Answer, Request } from './messages.ts';

export interface Reloader {
  /** Serves the current code. `fresh`: in a process that hasn't loaded anything yet. */
  reload(options: { readonly fresh: boolean }): void;
  /** Ends all servers. */
  stop(): Promise<void>;
}

/** An editor may write a file in several steps. */
const SETTLE_MS = 30;
/** A server that has ended this many times without an edit in between isn't restarted. */
const MOST_ENDS = 3;
/** A server that has run longer than this has started successfully. */
const STEADY_MS = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Keeps one server running, and a standby that has loaded the same code. After an edit, the standby takes over, and a
 * new standby starts. While the edited code can't be loaded, the previous server keeps running.
 */
export function startReloader(env: NodeJS.ProcessEnv, cwd: string): Reloader {
  let running: ChildProcess | undefined;
  let standby = prepare();
  let startedAt = 0;
  let ends = 0;
  let stopping = false;
  let served: ModuleTimes = [];
  let wanted: { since: number; fresh: boolean } | undefined;
  let working: Promise<void> | undefined;

  function prepare(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'server-process.ts'), { cwd, env });
    // A message to a process that has just ended is lost. Its exit is handled below.
    child.on('error', () => undefined);
    return child;
  }

  function want(fresh: boolean): void {
    wanted = { since: wanted?.since ?? performance.now(), fresh: fresh || wanted?.fresh === true };
    working ??= work().finally(() => {
      working = undefined;
    });
  }

  async function work(): Promise<void> {
    while (wanted !== undefined && !stopping) {
      await sleep(SETTLE_MS);
      const { since, fresh } = wanted;
      wanted = undefined;
      if (running !== undefined && !fresh && !served.some(hasChanged)) continue;
      if (fresh) await end(standby, 'SIGKILL');
      if (hasEnded(standby)) standby = prepare();
      await replaceBy(standby, since);
    }
  }

  /** Returns once the standby serves, can't load the code, or has ended. */
  async function replaceBy(next: ChildProcess, since: number): Promise<void> {
    ask(next, 'take-over');
    for (;;) {
      const answer = await nextAnswer(next);
      if (answer?.kind === 'port-wanted') {
        await retire();
        ask(next, 'listen');
      } else if (answer?.kind === 'started') {
        await retire();
        served = answer.modules;
        say(`The server is up to date … ${seconds(performance.now() - since)} (process ${next.pid})`);
        return serve(next);
      } else {
        if (!stopping) say(running === undefined ? WAITING : CONTINUING);
        return;
      }
    }
  }

  /** Kills the server. Interrupted jobs run again, as after any crash. */
  async function retire(): Promise<void> {
    const last = running;
    running = undefined;
    if (last !== undefined) await end(last, 'SIGKILL');
  }

  function serve(server: ChildProcess): void {
    running = server;
    startedAt = performance.now();
    standby = prepare();
    const onExit = () => {
      if (running !== server || stopping) return;
      running = undefined;
      ends = performance.now() - startedAt > STEADY_MS ? 1 : ends + 1;
      if (ends >= MOST_ENDS) return say(WAITING);
      say('The server ended. Starting it again …');
      want(false);
    };
    if (hasEnded(server)) onExit();
    else server.once('exit', onExit);
  }

  want(false);
  return {
    reload: ({ fresh }) => {
      ends = 0;
      want(fresh);
    },
    stop: async () => {
      stopping = true;
      const children = running === undefined ? [standby] : [standby, running];
      await Promise.all(children.map((child) => end(child, 'SIGTERM')));
      await working;
    },
  };
}

const WAITING = 'No server is running. The next edit starts it.';
const CONTINUING = 'The server before this edit goes on.';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const ask = (child: ChildProcess, request: Request): void => void child.send(request, () => undefined);

/** Resolves with undefined once the process has ended. */
async function nextAnswer(child: ChildProcess): Promise<Answer | undefined> {
  if (hasEnded(child)) return undefined;
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const ended = once(child, 'exit', { signal }).then(() => [undefined]);
    const [answer]: (Answer | undefined)[] = await Promise.race([once(child, 'message', { signal }), ended]);
    return answer;
  } finally {
    settled.abort();
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
