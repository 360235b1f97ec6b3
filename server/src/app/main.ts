import { start } from './processes/start.ts';

await start();
