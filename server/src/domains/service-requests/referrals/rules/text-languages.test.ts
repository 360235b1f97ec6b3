import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import { describe, expect, it } from 'vitest';
import { keywordOf } from '../../../messaging/public.ts';
import { readSpokenTime } from './spoken-time.ts';
import { readTextCommand } from './text-command.ts';

/** Tuesday, December 1, 2026, 10 AM in Louisville. */
const now = new Date('2026-12-01T15:00:00Z');
const zone = 'America/Kentucky/Louisville';

describe('a command in Spanish', () => {
  it.each([
    ['ACEPTAR', { kind: 'accept', code: null }],
    ['Acepto', { kind: 'accept' }],
    ['¡Acepto el trabajo, gracias!', { kind: 'accept' }],
    ['aceptár', { kind: 'accept' }],
    ['A C E P T A R', { kind: 'accept' }],
    ['ACEPTAR PL-7K4QZ2', { kind: 'accept', code: '7K4QZ2' }],
    ['RECHAZAR', { kind: 'deny', message: null }],
    ['Rechazo, estoy muy lejos', { kind: 'deny', message: 'estoy muy lejos' }],
    ['rechazar PL-7K4QZ2 no hay tiempo mañana', { kind: 'deny', code: '7K4QZ2', message: 'no hay tiempo mañana' }],
    ['PROPONER mañana 3pm', { kind: 'propose', when: 'mañana 3pm' }],
    ['Propongo el jueves a las 14:30', { kind: 'propose', when: 'el jueves a las 14:30' }],
    ['quiero proponer viernes de 10 a 2', { kind: 'propose', when: 'viernes de 10 a 2' }],
    ['proponer PL-7K4QZ2 5 de diciembre 3 p. m.', { kind: 'propose', code: '7K4QZ2', when: '5 de diciembre 3 p. m' }],
    ['PROPONER', { kind: 'propose', when: '' }],
  ])('is read with and without accents, whatever its case: %j', (text, command) => {
    expect(readTextCommand(text)).toMatchObject({ ...command, language: 'es' });
  });

  it.each(['¿Aceptar?', 'acepto si me pagan antes', 'no acepto', 'aceptable', '¿rechazar este?', 'sí, acepto'])(
    'is nothing that only resembles one: %j',
    (text) => expect(readTextCommand(text).kind).toBe('unclear'),
  );

  it.each(['accept', 'deny', 'propose'])('differs from an English one: %s', (text) => {
    expect(readTextCommand(text)).toMatchObject({ kind: text, language: 'en' });
  });

  it.each([
    ['ALTO', 'stop'],
    ['¡Alto!', 'stop'],
    ['Ayuda', 'help'],
  ])('is none where it is a keyword: %s', (text, keyword) => expect(keywordOf(text)).toBe(keyword));
});

it('a Spanish time is read after an English command, too', () => {
  expect(readSpokenTime('mañana 3pm', { now, zone, language: 'en' })).toEqual({
    kind: 'time',
    at: new Date('2026-12-02T20:00:00Z'),
    until: null,
  });
});

it.each(['', 'mañana', '3pm', 'mañana 7', 'próximo viernes 3pm', 'pronto', '13/13 3pm', '5/12 3pm', 'hoy 3am'])(
  'is asked back in Spanish within one SMS: %j',
  (words) => {
    const spoken = readSpokenTime(words, { now, zone, language: 'es' });
    expect(spoken.kind === 'ask' && smsSegments(`PL-7K4QZ2: ${spoken.question}`)).toBe(1);
  },
);
