import { DEFAULT_LANGUAGE, type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import type { Plugin } from 'vite';
import { noScriptsWords } from './src/content/no-scripts.words.ts';

const WORDS = /\.words(\.es)?\.tsx?$/;
/** However another plugin has formatted it. */
const JOINED = /inLanguages\(\{\s*en,\s*es,?\s*\}\)/;

/**
 * A build has one language. Where words of all languages are joined, only those of this one stay; the others aren't
 * used any more and are shaken off. Fails when some stay nevertheless.
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

/** The page of a language other than the default has a name of its own, since all builds share a folder. */
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
