import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './decide.words.ts';

export const es = {
  whom: { plumbing: 'Plomero', electrical: 'Electricista', hvac: 'Técnico de climatización' },
  title: '¿Necesita este oficio?',
  trade: 'Oficio',
  need: 'Se necesita',
  answers: { yes: 'Sí', likely: 'Probablemente', no: 'No', 'as-read': 'Según la fuente' },
  reasonHint: 'Todos lo leen junto a la respuesta. Se conserva en lecturas posteriores.',
  submit: 'Decidir',
  busy: 'Guardando...',
} satisfies Translation<typeof en>;
