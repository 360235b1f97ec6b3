import { expect, it } from 'vitest';
import { messageReason, reasonIn, setTooLate, storedReason } from './reminder-reason.ts';

it('a stored reason is read in the language of the reader', () => {
  expect(reasonIn('en', storedReason('moved'), 60)).toBe('the appointment was moved');
  expect(reasonIn('es', storedReason('moved'), 60)).toBe('la cita cambió de horario');
});

it('a reason that an earlier release stored in other words is still translated', () => {
  expect(reasonIn('en', 'the request was cancelled', 60)).toBe('the request was canceled');
  expect(reasonIn('es', 'the appointment was cancelled', 60)).toBe('la cita fue cancelada');
});

it('one with a time names it', () => {
  expect(reasonIn('en', setTooLate(1440), 1440)).toBe('the time was set later than 24 hours before');
  expect(reasonIn('es', setTooLate(1440), 1440)).toBe(
    'la hora se fijó después del momento del recordatorio (24 horas antes)',
  );
});

it('the words of a provider stay as they are', () => {
  expect(reasonIn('es', 'SMTP 550', 60)).toBe('SMTP 550');
});

it('the messages of a reminder are held back for its reason, in every language', () => {
  expect(messageReason(storedReason('moved'))).toEqual({
    kind: 'said',
    said: { en: 'the appointment was moved', es: 'la cita cambió de horario' },
  });
});
