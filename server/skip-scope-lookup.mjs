import { registerHooks } from 'node:module';

/**
 * Preloaded with `--import`, saves a third of the product's start. For each ES module, Node looks up whether its package
 * has the type 'module', and for that parses the package's `exports` again: in drizzle-orm 130 KB, for a hundred files.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isOfDrizzle = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isOfDrizzle || !specifier.endsWith('.js')) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
