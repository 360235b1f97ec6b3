import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './pursuit.words.ts';

export const es = {
  subject: (day: string, title: string) => `${day}: su próximo paso para ${title}`,
  step: 'Su próximo paso',
  on: (day: string) => `Usted lo planeó para el ${day}.`,
  project: 'Proyecto',
  place: 'Lugar',
  notes: 'Sus notas',
  open: 'Abrirlo en su cartera',
  see: 'Ver el proyecto',
} satisfies Translation<typeof en>;
