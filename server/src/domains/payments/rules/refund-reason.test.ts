import { expect, it } from 'vitest';
import { reasonColumns, reasonIn } from './refund-reason.ts';

it('is stored as a kind, with English beside it for the previous release', () => {
  expect(reasonColumns({ kind: 'bad-connection', report: 'unreachable' })).toEqual({
    reason: 'Bad connection: the customer could not be reached',
    reasonKind: { kind: 'bad-connection', report: 'unreachable' },
  });
});

it('is read in the language of the reader', () => {
  const stored = reasonColumns({ kind: 'bad-connection', report: 'not-wanted' });
  expect(reasonIn('en', stored)).toBe('Bad connection: the customer did not want the job');
  expect(reasonIn('es', stored)).toBe('Conexión fallida: el cliente no quería el trabajo');
});

it.each(['en', 'es'] as const)(
  'an operator’s own words, and an earlier release’s, stay as they are (%s)',
  (language) => {
    expect(reasonColumns('Paid twice')).toEqual({ reason: 'Paid twice', reasonKind: null });
    expect(reasonIn(language, reasonColumns('Paid twice'))).toBe('Paid twice');
  },
);
