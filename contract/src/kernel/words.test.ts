import { expect, it } from 'vitest';
import * as z from 'zod';
import { inLanguages, plural, problem, say, speaking, spokenLanguage, type Translation } from './words.ts';

const en = {
  title: 'Your requests',
  left: (count: number) => `${count} ${plural('en', count, { one: 'request', other: 'requests' })} left`,
  days: { mon: 'Monday' },
};
const es = {
  title: 'Sus solicitudes',
  left: (count) => `Quedan ${count} ${plural('es', count, { one: 'solicitud', other: 'solicitudes' })}`,
  days: { mon: 'lunes' },
} satisfies Translation<typeof en>;

const words = inLanguages({ en, es });

it('has the words of each language', () => {
  expect(words.en.left(1)).toBe('1 request left');
  expect(words.es.left(2)).toBe('Quedan 2 solicitudes');
});

it('builds one sentence in every language', () => {
  expect(say(words, ({ days }) => days.mon)).toEqual({ en: 'Monday', es: 'lunes' });
});

it('speaks a language during a call, and the previous one again if it fails', () => {
  expect(speaking('es', () => speaking('en', spokenLanguage) + spokenLanguage())).toBe('enes');
  expect(() =>
    speaking('es', () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(spokenLanguage()).toBe('en');
});

it('explains the problem of a field in the spoken language', () => {
  const Title = z.string().min(
    2,
    problem(words, ({ title }) => title),
  );
  const problemIn = (language: 'en' | 'es') => speaking(language, () => Title.safeParse('').error?.issues[0]?.message);
  expect([problemIn('en'), problemIn('es')]).toEqual(['Your requests', 'Sus solicitudes']);
});

it('rejects, at compile time, a translation with a missing or extra message, or with other parameters', () => {
  // @ts-expect-error A message is missing.
  const lacking = { title: 'Sus solicitudes', left: (count) => `${count}` } satisfies Translation<typeof en>;
  const { title, days } = es;
  // @ts-expect-error There is no such message in English.
  const surplus = { title, days, left: (count) => `${count}`, more: '' } satisfies Translation<typeof en>;
  const dropped = { title, days, left: () => 'Quedan algunas' } satisfies Translation<typeof en>;
  // @ts-expect-error The count is left out.
  inLanguages({ en, es: dropped });
  // @ts-expect-error A list of days is a message of another kind.
  inLanguages({ en, es: { ...es, days: 'lunes' } });
  expect([lacking, surplus]).toBeDefined();
});
