import { enableCompileCache } from 'node:module';
import './skip-scope-lookup.mjs';

/** Starts the product of a release: `node server/start.mjs`. With NODE_COMPILE_CACHE, later starts are faster. */
enableCompileCache();
await import('./src/app/main.ts');
