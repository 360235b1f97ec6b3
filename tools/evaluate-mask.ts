import {
  halves,
  judge,
  maskOf,
  readCorpus,
  scoresOf,
  shareMasked,
} from '../contract/src/domains/service-requests/contact-mask/testing/corpus.ts';

/**
 * Evaluates the contact mask on its corpus, by half, kind and language: `npm run mask:evaluate`. Failed texts are
 * printed only for the half that may be used for tuning; for the other half, only the shares are known, so that it
 * stays a fair measure.
 */
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`.padStart(8);

for (const half of halves) {
  const texts = readCorpus(half);
  const scores = scoresOf(texts, maskOf);
  console.log(`${half} (${texts.length} texts)`);
  for (const { kind, language, texts: count, masked } of scores) {
    const said = kind === 'contact' ? 'masked' : 'falsely masked';
    console.log(`  ${kind.padEnd(9)} ${language} ${String(count).padStart(4)} texts ${percent(masked, count)} ${said}`);
  }
  console.log(
    `  contacts masked ${percent(shareMasked(scores, 'contact'), 1)}, innocents falsely ${percent(shareMasked(scores, 'innocent'), 1)}\n`,
  );
  if (half !== 'dev') continue;
  for (const text of texts) {
    const masked = maskOf(text);
    const { leaked, isDamaged } = judge(text, masked);
    if (leaked.length > 0 || isDamaged)
      console.log(`  ${isDamaged ? 'falsely' : 'missed'}: ${text.text}\n    → ${masked}`);
  }
}
