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
/**
 * Bidders' messages. The check of their facts rejects words that it doesn't know, so a product writes them in English.
 * Samples skip the check.
 */
const CHECKED = /\/server\/src\/domains\/outreach\/rules\//;
const printsSamples = process.argv[1]?.endsWith('/print-samples.ts') === true;

const isReplaced = (url: string): boolean => isWords(url) && (printsSamples || !CHECKED.test(url));

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || (!isReplaced(url) && !WEB_PAGES.test(url))) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (isReplaced(url)) return { format: 'module-typescript', shortCircuit: true, source: inPseudo(url, source) };
    if (!source.includes(BUILT)) throw new Error(`${url} no longer serves ${BUILT}`);
    return { format: 'module-typescript', shortCircuit: true, source: source.replace(BUILT, BUILT_IN_PSEUDO) };
  },
});
