import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './follow.words.ts';

export const es = {
  changedOne: (title: string) => `Con cambios: ${title}`,
  changed: (count: number) => `${count} proyectos que usted sigue tienen cambios`,
  due: (days: number) =>
    days <= 0
      ? 'Las ofertas vencen hoy'
      : days === 1
        ? 'Las ofertas vencen mañana'
        : `Las ofertas vencen en ${days} días`,
  dueFor: (due: string, title: string) => `${due}: ${title}`,
  project: 'Proyecto',
  place: 'Lugar',
  why: 'Recibe este mensaje porque sigue el proyecto.',
  change: 'Elegir sus recordatorios',
  stop: 'Dejar de seguir este proyecto',
  all: 'Ver todo lo que sigue',
} satisfies Translation<typeof en>;
