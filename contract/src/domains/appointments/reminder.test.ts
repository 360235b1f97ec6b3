import { expect, it } from 'vitest';
import { reminderLabel } from './reminder.ts';

it.each([
  [30, '30 minutes before'],
  [59, '59 minutes before'],
  [60, '1 hour before'],
  [120, '2 hours before'],
  [1440, '24 hours before'],
])('a reminder %i minutes before is labeled %s', (minutes, label) => expect(reminderLabel(minutes, 'en')).toBe(label));

it.each([
  [30, '30 minutos antes'],
  [60, '1 hora antes'],
  [240, '4 horas antes'],
])('a reminder %i minutes before is labeled %s in Spanish', (minutes, label) =>
  expect(reminderLabel(minutes, 'es')).toBe(label),
);
