import { CARRIER_WORDS } from '@plumbline/contract/domains/messaging/stop-words.ts';
import { expect, it } from 'vitest';
import { type Keyword, keywordOf } from './keyword.ts';

const published = Object.entries(CARRIER_WORDS).flatMap(([keyword, words]) =>
  words.map((word) => ({ word, keyword: keyword as Keyword })),
);

it.each(published)('understands $word as the SMS terms say', ({ word, keyword }) => {
  expect([word, word.toLowerCase(), ` ${word}! `].map(keywordOf)).toEqual([keyword, keyword, keyword]);
});
