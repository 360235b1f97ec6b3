import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './need.words.ts';

export const es = {
  needs: {
    plumbing: {
      yes: 'Necesita plomero: sí.',
      likely: 'Necesita plomero: probablemente.',
      no: 'Necesita plomero: no.',
    },
    electrical: {
      yes: 'Necesita electricista: sí.',
      likely: 'Necesita electricista: probablemente.',
      no: 'Necesita electricista: no.',
    },
    hvac: {
      yes: 'Necesita técnico de climatización: sí.',
      likely: 'Necesita técnico de climatización: probablemente.',
      no: 'Necesita técnico de climatización: no.',
    },
  },
  decided: 'Lo decidió nuestro personal.',
  named: 'La publicación menciona trabajos de plomería.',
  notNamed: 'La publicación no menciona trabajos de plomería.',
  decide: 'Decidir esto',
  notRead: 'La publicación no se leyó para este oficio.',
} satisfies Translation<typeof en>;
