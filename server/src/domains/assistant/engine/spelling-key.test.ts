import { expect, it } from 'vitest';
import { soundOf } from './spelling-key.ts';

it.each([
  ['llave', 'yave'],
  ['perilla', 'periya'],
  ['cocina', 'kosina'],
  ['huele', 'uele'],
  ['revento', 'rebento'],
  ['quemado', 'kemado'],
  ['chispazo', 'chispaso'],
  ['water', 'watter'],
  ['smell', 'smel'],
])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

it.each([
  ['gas', 'gag'],
  ['humo', 'gumo'],
  ['shock', 'sock'],
])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));
