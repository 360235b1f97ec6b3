import { describe, expect, it } from 'vitest';
import { readSpokenTime } from './spoken-time.ts';
import { digitsDate, isSpanishTime, monthFirst, timeInEnglish } from './time-words.ts';

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

it('knows Spanish words for a time, and leaves the others alone', () => {
  expect(isSpanishTime('Mañana a las 3')).toBe(true);
  expect(isSpanishTime('tomorrow at 3')).toBe(false);
  expect(timeInEnglish('el jueves a las 9')).toBe('thursday at 9');
  expect(timeInEnglish('cuando llegue la pieza')).toBe('cuando llegue pieza');
});

describe('Spanish words for a time, in English', () => {
  it.each([
    ['en una hora', 'in 1 hours'],
    ['en un día', 'in 1 days'],
    ['en 30 minutos', 'in 30 minutes'],
    ['en 12 días', 'in 12 days'],
    ['9 y media', '9:30'],
    ['10 y media', '10:30'],
    ['9 y cuarto', '9:15'],
    ['10 y cuarto', '10:15'],
    ['9 h', '9:00'],
    ['14hs', '14:00'],
    ['14 horas', '14:00'],
    ['14:30h', '14:30'],
    ['14:30 hrs', '14:30'],
    ['a la una', 'at 1'],
    ['a las diez', 'at 10'],
    ['mañana  a   las doce', 'tomorrow at 12'],
    ['como a las 3', 'at 3'],
    ['al medio día', 'at noon'],
    ['a mediodía', 'at noon'],
    ['a la media noche', 'at midnight'],
    ['a medianoche', 'at midnight'],
  ])('a clock: %s is %s', (spanish, english) => expect(timeInEnglish(spanish)).toBe(english));

  it.each([
    ['9 de la mañana', '9am'],
    ['9:30 en la mañana', '9:30am'],
    ['4 de la madrugada', '4am'],
    ['1 de la tarde', '1pm'],
    ['11:45 por la noche', '11:45pm'],
    ['12 de la tarde', '12pm'],
    ['12 de la noche', 'midnight'],
    ['14 de la tarde', '14'],
    ['esta mañana', 'this morning'],
    ['esta tarde', 'this afternoon'],
    ['esta noche', 'tonight'],
    ['viernes por la tarde', 'friday afternoon'],
    ['martes en la noche', 'tuesday evening'],
    ['lunes de la madrugada', 'monday morning'],
    ['jueves por la mañana', 'thursday morning'],
  ])('a part of the day: %s is %s', (spanish, english) => expect(timeInEnglish(spanish)).toBe(english));

  it.each([
    ['de 2 a 4', 'from 2 to 4'],
    ['de dos a cuatro', 'from 2 to 4'],
    ['de la 1 a las 12', 'from 1 to 12'],
    ['de las 12 a la 1', 'from 12 to 1'],
    ['desde las 10:30 hasta las 14:00', 'from 10:30 to 14:00'],
    ['de 10 pm a 11 pm', 'from 10 pm to 11 pm'],
    ['de 2pm a 4pm', 'from 2pm to 4pm'],
    ['de 2 a. m. a 4 a. m.', 'from 2 a. m. to 4 a. m.'],
    ['de 2 p.m. a 4 p.m.', 'from 2 p.m. to 4 p.m.'],
    ['entre 2 y 4', 'between 2 and 4'],
    ['entre las 10:15 y la 1', 'between 10:15 and 1'],
    ['entre la 1 p. m. y las 10', 'between 1 p. m. and 10'],
    ['entre 9:30am y 11', 'between 9:30am and 11'],
    ['lunes o martes', 'monday or tuesday'],
  ])('a range: %s is %s', (spanish, english) => expect(timeInEnglish(spanish)).toBe(english));

  it.each([
    ['pasado mañana', 'overmorrow'],
    ['¿Hoy?', 'today?'],
    ['la próxima semana', 'next week'],
    ['la semana que viene', 'next week'],
    ['otra semana', 'next week'],
    ['el próximo mes', 'next month'],
    ['el mes que viene', 'next month'],
    ['mar 3pm', 'tuesday 3pm'],
    ['lun. 3pm', 'monday 3pm'],
    ['5 de mar', 'march 5'],
    ['15 mar', 'march 15'],
    ['próximo viernes', 'next friday'],
    ['viernes siguiente', 'next friday'],
    ['viernes que viene', 'next friday'],
    ['5 diciembre', 'december 5'],
    ['15 de diciembre del 2026', 'december 15, 2026'],
    ['15 de diciembre de 2026', 'december 15, 2026'],
  ])('a day: %s is %s', (spanish, english) => expect(timeInEnglish(spanish)).toBe(english));

  it.each([
    ['hora del este', 'eastern'],
    ['hora este', 'eastern'],
    ['hora central', 'central'],
    ['hora del centro', 'central'],
    ['hora de la montaña', 'mountain'],
    ['hora montaña', 'mountain'],
    ['hora del Pacífico', 'pacific'],
  ])('a time zone: %s is %s', (spanish, english) => expect(timeInEnglish(`3pm ${spanish}`)).toBe(`3pm ${english}`));
});

it('finds a date in digits, and turns its day and month', () => {
  expect(digitsDate('25/12 3pm')).toEqual({ first: 25, second: 12 });
  expect(digitsDate('25-12-2026 3pm')).toEqual({ first: 25, second: 12 });
  expect(digitsDate('2-4 pm tomorrow')).toBeNull();
  expect(digitsDate('2026-12-05 3pm')).toBeNull();
  expect(monthFirst('25/12/2026 3pm')).toBe('12/25/2026 3pm');
});
