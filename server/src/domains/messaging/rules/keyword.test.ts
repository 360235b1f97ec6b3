import { CARRIER_WORDS, SPANISH_WORDS } from '@plumbline/contract/domains/messaging/stop-words.ts';
import { expect, it } from 'vitest';
import { type Keyword, keywordOf, sentKeyword } from './keyword.ts';

const listed = (words: Readonly<Record<Keyword, readonly string[]>>) =>
  Object.entries(words).flatMap(([keyword, all]) => all.map((word) => ({ word, keyword: keyword as Keyword })));
const published = [...listed(CARRIER_WORDS), ...listed(SPANISH_WORDS)];

it.each(published)('understands $word as the SMS terms say', ({ word, keyword }) => {
  expect([word, word.toLowerCase(), ` ${word}! `].map(keywordOf)).toEqual([keyword, keyword, keyword]);
});

it.each([
  ['S T O P', 'stop'],
  [' s.t.o.p! ', 'stop'],
  ['Please stop, thank you!', 'stop'],
  ['hey  pls STOP now', 'stop'],
  ['Don’t text me', 'stop'],
  ["don't text me anymore", 'stop'],
  ['opt - out', 'stop'],
  ['STOP PL-7K4QZ2', 'stop'],
  ['pl 7k4qz2: help', 'help'],
  ['¡Alto, por favor!', 'stop'],
  ['A L T O', 'stop'],
  ['No más mensajes', 'stop'],
  ['Quítenme de su lista', 'stop'],
  ['ALTO PL-7K4QZ2', 'stop'],
  ['información', 'help'],
  ['¿Quién es?', 'help'],
  ['alto ahí, mañana no puedo', null],
  ['Un-stop', null],
  ['stop by at 3', null],
  ['please', null],
  ['PL-7K4QZ2', null],
  ['', null],
])('reads %j as %s', (text, keyword) => expect(keywordOf(text)).toBe(keyword));

it.each([
  ['STOP', 'en'],
  ['ALTO', 'es'],
  ['help', 'en'],
  ['Ayuda', 'es'],
])('knows the language of %s', (text, language) => expect(sentKeyword(text)?.language).toBe(language));
