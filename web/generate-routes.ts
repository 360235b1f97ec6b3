import { Generator, getConfig } from '@tanstack/router-generator';
import { routerConfig } from './router-config.ts';

/** Writes the route tree without a build, so that the type check knows every route. */
const root = import.meta.dirname;
await new Generator({
  config: getConfig({ target: 'react', autoCodeSplitting: true, ...routerConfig }, root),
  root,
}).run();
