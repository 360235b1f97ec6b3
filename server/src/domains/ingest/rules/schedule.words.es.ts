import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './schedule.words.ts';

export const es = {
  byHand: 'Solo cuando se pide',
  days: (count: number) => (count === 1 ? 'Cada día' : `Cada ${count} días`),
  hours: (count: number) => (count === 1 ? 'Cada hora' : `Cada ${count} horas`),
  minutes: (count: number) => (count === 1 ? 'Cada minuto' : `Cada ${count} minutos`),
} satisfies Translation<typeof en>;
