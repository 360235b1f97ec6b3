import { createShutdown } from '../processes/shutdown.ts';
import { runCommandLine } from './run-command-line.ts';

const shutdown = createShutdown();
await shutdown.now(await runCommandLine(process.argv.slice(2), shutdown));
