import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './narrowing.words.ts';

export const es = {
  type: (name: string) => `proyectos del tipo «${name}»`,
  source: (name: string) => `proyectos de ${name}`,
  value: (amount: string) => `proyectos que se sabe que valen menos de ${amount}`,
  need: {
    plumbing: {
      yes: 'proyectos que solo probablemente necesitan plomero, o no lo necesitan',
      likely: 'proyectos que no necesitan plomero',
    },
    electrical: {
      yes: 'proyectos que solo probablemente necesitan electricista, o no lo necesitan',
      likely: 'proyectos que no necesitan electricista',
    },
    hvac: {
      yes: 'proyectos que solo probablemente necesitan climatización, o no la necesitan',
      likely: 'proyectos que no necesitan climatización',
    },
  },
  not: 'Así no',
  busy: (perDay: number) => `Esta alerta trae unos ${perDay} al día, más de lo que la mayoría lee.`,
  would: (label: string, perDay: number) =>
    plural('es', perDay, {
      one: `Sin ${label}, traería alrededor de 1 al día.`,
      other: `Sin ${label}, traería unos ${perDay} al día.`,
    }),
  narrow: 'Afinar esta alerta',
} satisfies Translation<typeof en>;
