import { DEFAULT_LANGUAGE, type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Plugin } from 'vite';
import { noScriptsWords } from './src/content/no-scripts.words.ts';

const WORDS = /\.words(\.es)?\.tsx?$/;
/** Matches the call in any formatting, because other plugins may reformat it. */
const JOINED = /inLanguages\(\{\s*en,\s*es,?\s*\}\)/;

/**
 * A build has one language. Reduces objects with the words of all languages to those of this one, so that tree shaking
 * removes the others. Fails if any of the others remain.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language) } }),
    transform(code, id) {
      if (!WORDS.test(id) || !code.includes('inLanguages')) return null;
      if (!JOINED.test(code)) throw new Error(`${id} must join its words as inLanguages({ en, es })`);
      return { code: code.replace(JOINED, `({ ${language} })`), map: null };
    },
    generateBundle(_options, bundle) {
      const others = language === DEFAULT_LANGUAGE ? /\.words\.es\.tsx?$/ : /\.words\.tsx?$/;
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(output.modules)) {
          if (others.test(id) && /\b(?:en|es)\$?\d* = /.test(code ?? '')) {
            throw new Error(`${id} is in the build of '${language}': it computes something when it is loaded`);
          }
        }
      }
    },
  };
}

/** Renames the page of a language other than the default, because all builds share a folder. */
export function pageOf(language: Language): Plugin {
  return {
    name: 'page-of-language',
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('/manifest.webmanifest', `${pathIn(language, '/')}manifest.webmanifest`)
        .replace('<noscript></noscript>', `<noscript>${noScriptsWords[language].needsScripts}</noscript>`),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page !== undefined && language !== DEFAULT_LANGUAGE) page.fileName = `${language}/index.html`;
      },
    },
  };
}
