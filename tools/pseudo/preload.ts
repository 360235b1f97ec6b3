import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { inPseudo, isWords } from './pseudo-words.ts';

/**
 * Preloaded with `--import`. Makes the server use the pseudo language instead of English and serve the web app that was
 * built with it.
 */
const WEB_PAGES = /\/server\/src\/app\/http\/web-pages\.ts$/;
const BUILT = '../../../../web/dist/';
const BUILT_IN_PSEUDO = '../../../../node_modules/.cache/plumbline-pseudo/';

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || (!isWords(url) && !WEB_PAGES.test(url))) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (isWords(url)) return { format: 'module-typescript', shortCircuit: true, source: inPseudo(url, source) };
    if (!source.includes(BUILT)) throw new Error(`${url} no longer serves ${BUILT}`);
    return { format: 'module-typescript', shortCircuit: true, source: source.replace(BUILT, BUILT_IN_PSEUDO) };
  },
});
