import { flushCompileCache } from 'node:module';
import { inspect } from 'node:util';
import { followModules } from './changed-modules.ts';
import type { Answer, Request } from './messages.ts';

/**
 * A server process of `npm run dev`. It loads all modules ahead and waits. When it takes over, it loads what has changed
 * since, prepares everything but the port, and listens once the process before it has ended.
 */
const entry = new URL('../../server/src/app/processes/start.ts', import.meta.url).href;
const modules = followModules();

/** Imports the server with every module as it is now. An error is kept for the takeover, which reports it. */
const load = (): Promise<typeof import('../../server/src/app/processes/start.ts') | { readonly failure: unknown }> =>
  import(modules.addressOf(entry)).catch((failure: unknown) => ({ failure }));

const answer = (message: Answer): void => void process.send?.(message);
const leave = (): never => process.exit();
const listening = Promise.withResolvers<void>();

let loaded = load();
let queue: Promise<void> = loaded.then(() => flushCompileCache());

process.on('disconnect', leave);
process.on('message', (request: Request) => {
  if (request === 'listen') listening.resolve();
  else queue = queue.then(takeOver);
});

async function takeOver(): Promise<void> {
  if (modules.renew()) loaded = load();
  const server = await loaded;
  if ('failure' in server) {
    process.stderr.write(`${inspect(server.failure)}\n`);
    return answer({ kind: 'broken' });
  }
  process.off('disconnect', leave);
  await server.start({
    // Vite serves them.
    servesPages: false,
    beforeListening: () => {
      answer({ kind: 'port-wanted' });
      return listening.promise;
    },
  });
  answer({ kind: 'started', modules: modules.times() });
}
