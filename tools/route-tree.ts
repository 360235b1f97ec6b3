import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routerConfig } from '../web/router-config.ts';
import { repository } from './install.mjs';

/** Writes `web/src/route-tree.gen.ts` from the file routes, as the build does, for a type check without a build. */
const root = join(repository, 'web');
await new Generator({
  config: getConfig({ target: 'react', autoCodeSplitting: true, ...routerConfig }, root),
  root,
}).run();
