import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './sms.words.ts';

/** Avoids á, í, ó and ú, each of which would more than double the cost of a text. */
export const es = {
  greeting: { named: (name: string) => `Hola ${name}, `, unnamed: ['Hola, '], plain: 'Hola, ' },
  opening: (greeting: string, name: string, companyEnd: string, project: string, wish: string) =>
    `${greeting}soy ${name} de ${companyEnd} Vi ${project} ${wish}.`,
  project: (title: string, city: string | null) => `"${title}"${city === null ? '' : ` en ${city}`}`,
  wish: {
    'bidding-open': ['y queremos ofertar', 'y queremos darle un precio'],
    planning: ['y queremos ofertar cuando se abra'],
    'in-progress': ['y queremos ofertar en lo que siga abierto'],
    completed: ['y queremos hablar con usted'],
  },
  due: (deadline: string) => `Las ofertas cierran el ${deadline}.`,
  dueNow: (deadline: string) => `Las ofertas cierran el ${deadline}, por eso pregunto ahora.`,
  reach: {
    email: (email: string) => `Puede escribir a ${email}.`,
    phone: (phone: string) => [`Llame o mande un texto al ${phone}.`, `Me encuentra en el ${phone}.`],
  },
  ending: 'Responda ALTO para no recibir estos textos.',
} satisfies Translation<typeof en>;
