import { describe, expect, it } from 'vitest';
import { readSpokenTime } from './spoken-time.ts';

/** Tuesday, December 1, 2026, 10 AM in Louisville. */
const now = new Date('2026-12-01T15:00:00Z');
const zone = 'America/Kentucky/Louisville';
const read = (words: string) => readSpokenTime(words, { now, zone, language: 'es' });
const timeOf = (words: string) => {
  const spoken = read(words);
  return spoken.kind === 'time' ? spoken.at.toISOString() : spoken.question;
};

describe('a time in Spanish', () => {
  it.each([
    ['mañana 3pm', '2026-12-02T20:00:00.000Z'],
    ['MANANA A LAS 3', '2026-12-02T20:00:00.000Z'],
    ['mañana a las tres de la tarde', '2026-12-02T20:00:00.000Z'],
    ['Puedo ir mañana a las 3 de la tarde, gracias', '2026-12-02T20:00:00.000Z'],
    ['mañana por la mañana a las 9', '2026-12-02T14:00:00.000Z'],
    ['mañana al mediodía', '2026-12-02T17:00:00.000Z'],
    ['mañana 14 hrs', '2026-12-02T19:00:00.000Z'],
    ['mañana a las 3 y cuarto', '2026-12-02T20:15:00.000Z'],
    ['pasado mañana 3pm', '2026-12-03T20:00:00.000Z'],
    ['el jueves a las 9 y media', '2026-12-03T14:30:00.000Z'],
    ['mié 14:30', '2026-12-02T19:30:00.000Z'],
    ['viernes 8 de la noche', '2026-12-05T01:00:00.000Z'],
    ['hoy a las 4 p. m.', '2026-12-01T21:00:00.000Z'],
    ['esta noche a las 7', '2026-12-02T00:00:00.000Z'],
    ['en una hora', '2026-12-01T16:00:00.000Z'],
    ['5 de diciembre de 2026 a las 15:00', '2026-12-05T20:00:00.000Z'],
    ['sábado 5 dic 3pm', '2026-12-05T20:00:00.000Z'],
    ['5 mar 3pm', '2027-03-05T20:00:00.000Z'],
    ['25/12 3pm', '2026-12-25T20:00:00.000Z'],
    ['25-12 3pm', '2026-12-25T20:00:00.000Z'],
    ['12/25 3pm', '2026-12-25T20:00:00.000Z'],
    ['5/5 3pm', '2027-05-05T19:00:00.000Z'],
    ['mañana 3pm hora del centro', '2026-12-02T21:00:00.000Z'],
  ])('is read: %s', (words, at) => expect(timeOf(words)).toBe(at));

  it.each([
    ['mañana de 2 a 4', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['mañana entre las 2 y las 4 de la tarde', '2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'],
    ['viernes desde las 10 hasta las 14:00', '2026-12-04T15:00:00.000Z', '2026-12-04T19:00:00.000Z'],
  ])('may have an end: %s', (words, at, until) => {
    expect(read(words)).toEqual({ kind: 'time', at: new Date(at), until: new Date(until) });
  });

  it.each([
    ['', /^Indique la fecha/],
    ['martes 3pm', /^¿Quiere decir mar 1 dic o mar 8 dic\?/],
    ['el viernes que viene 3pm', /^¿Quiere decir vie 4 dic o vie 11 dic\?/],
    ['viernes 5 de diciembre 3pm', /^El 5 dic es sábado\./],
    ['5/12 3pm', /^¿Quiere decir 5 dic o 12 may\?/],
    ['13/13 3pm', /^No pudimos leer esa fecha/],
    ['mañana', /^¿A qué hora el mié 2 dic\? Responda por ejemplo PROPONER 2 dic 3pm\./],
    ['3pm', /^¿En qué fecha, a las 3:00 p\.m\.\?/],
    ['11:59am', /^¿En qué fecha, a las 11:59 a\.m\.\?/],
    ['mediodía', /^¿En qué fecha, a las 12:00 p\.m\.\?/],
    ['5/0 3pm', /^No pudimos leer esa hora/],
    ['a las 7', /^¿En qué fecha, a esa hora\?/],
    ['mañana 7', /^¿El mié 2 dic a las 7:00 a\.m\. o p\.m\.\? .* PROPONER 2 dic 7:00am\./],
    ['mañana 3pm o viernes 9am', /^Proponga una sola hora/],
    ['mañana 3pm si puedo', /^No pudimos leer esa hora/],
    ['mañana a medianoche', /^La medianoche/],
    ['12 de la noche mañana', /^La medianoche/],
    ['12 de la mañana', /^No pudimos leer esa hora/],
    ['viernes 12 de la mañana', /^No pudimos leer esa hora/],
    ['la próxima semana 3pm', /^¿En qué fecha\?/],
    ['hoy 9am', /^Esa hora ya ha pasado/],
  ])('that can mean two things is asked back: %s', (words, question) => expect(timeOf(words)).toMatch(question));

  it('can be proposed as the questions suggest', () => {
    expect(timeOf('2 dic 3pm')).toBe('2026-12-02T20:00:00.000Z');
  });
});
