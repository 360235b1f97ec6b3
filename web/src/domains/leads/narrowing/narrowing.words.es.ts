import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './narrowing.words.ts';

export const es = {
  title: 'Afinar una alerta',
  not: 'Así no',
  notLike: (title: string) => `No como ${title}`,
  brought: (name: string) => `Su alerta «${name}» trajo`,
  perDay: (name: string, count: number) =>
    plural('es', count, {
      one: `Su alerta «${name}» trae alrededor de 1 proyecto al día.`,
      other: `Su alerta «${name}» trae unos ${count} proyectos al día.`,
    }),
  question: 'De ahora en adelante, esta alerta deja fuera',
  leavesOut: (count: number, found: number, days: number) =>
    `${count} de los ${found} que encontró en los últimos ${days} días`,
  noneFound: (days: number) => `No queda nada de lo que encontró en los últimos ${days} días`,
  would: (count: number) => `Traería unos ${count} al día`,
  effect:
    'Los mensajes, el canal y el calendario lo siguen de inmediato. Lo que queda fuera y espera para avisarse ya no se avisa. Puede deshacerlo cuando quiera.',
  narrow: 'Dejar fuera',
  narrowing: 'Guardando...',
  failed: 'La alerta no se afinó',
  narrowed: 'La alerta se afinó.',
  takenBack: 'La alerta ya no lo deja fuera.',
  nothing: 'No hay nada que dejar fuera',
  nothingText: 'Lo que se sabe de este proyecto ya queda fuera, o es todo lo que busca esta alerta.',
  nothingOfAll: 'Nada de lo que encontró esta alerta dejaría fuera una parte y conservaría el resto.',
  leftOut: 'Deja fuera',
  undo: 'Deshacer',
  undoOf: (label: string) => `Deshacer: ${label}`,
  undoing: 'Guardando...',
  news: 'Lo último que encontró',
  noNews: (days: number) =>
    `Nada en los últimos ${days} días. Lo que encuentra una alerta solo se anota mientras envía mensajes.`,
  busy: (count: number) => `Esta alerta trae unos ${count} al día`,
  busyText: 'Es más de lo que la mayoría lee. Deje fuera lo que nunca toma.',
  narrowAll: 'Afinar esta alerta',
  back: 'Volver a la alerta',
} satisfies Translation<typeof en>;
