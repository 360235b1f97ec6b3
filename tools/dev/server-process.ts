import { flushCompileCache } from 'node:module';
import { inspect } from 'node:util';
import { followModules } from './changed-modules.ts';
import type { Answer, Request } from './messages.ts';

/**
 * A server process of `npm run dev`. It loads all modules in advance and waits. To take over, it reloads the modules
 * that have changed, prepares everything except the port, and listens once the previous process has ended.
 */
const entry = new URL('../../server/src/app/processes/start.ts', import.meta.url).href;
const modules = followModules();

/** Imports the current version of all modules. Keeps an error until the takeover, which reports it. */
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
    // Vite serves the pages.
    servesPages: false,
    beforeListening: () => {
      answer({ kind: 'port-wanted' });
      return listening.promise;
    },
  });
  answer({ kind: 'started', modules: modules.times() });
}
