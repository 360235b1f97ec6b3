import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './wording.words.ts';

export const es = {
  project: (name: string | null, street: string | null, city: string | null) =>
    `${name ?? 'su proyecto'}${street === null ? '' : ` en ${street}`}${city === null ? '' : `${street === null ? ' en' : ','} ${city}`}`,
  shortProject: {
    at: (street: string) => `su proyecto en ${street}`,
    in: (city: string) => `su proyecto en ${city}`,
    alone: 'su proyecto',
  },
  company: (company: string, firm: string, city: string | null) =>
    `${company}, ${firm}${city === null ? '' : ` en ${city}`}`,
  listed: (all: string, last: string) => `${all} y ${last}`,
  budget: {
    exactly: (amount: string) => `de ${amount}`,
    span: (from: string, to: string) => `de ${from} a ${to}`,
    atLeast: (from: string) => `de ${from} o más`,
    atMost: (to: string) => `de hasta ${to}`,
  },
  deadline: (day: string, time: string) => `${day} (${time})`,
  // Also used in text messages, so without á, í, ó and ú, each of which would more than double the cost of a text.
  questions: {
    list: [
      '¿Nos puede avisar cuando se reciban ofertas?',
      '¿A quién le pedimos que nos avise cuando salga a oferta?',
      '¿Nos tiene en cuenta cuando se reciban ofertas?',
    ],
    who: [
      '¿Quién decide sobre el trabajo que sigue abierto?',
      '¿Queda parte de la obra por adjudicar?',
      '¿Qué partes siguen libres?',
    ],
    plumbing: [
      '¿El trabajo de plomero se oferta aparte o con toda la obra?',
      '¿Acepta un precio solo para el trabajo de plomero?',
      '¿Quiere el trabajo de plomero con precio aparte?',
    ],
    documents: [
      '¿Con quién consigo los planos y los formularios de oferta?',
      '¿Me puede enviar los planos o decirme en qué sitio buscarlos?',
      '¿Hay planos con los que pueda preparar un precio?',
    ],
    visit: [
      '¿Podemos pasar a verlo primero?',
      '¿Hay una visita al sitio o la podemos acordar?',
      '¿Alguien nos puede mostrar el lugar?',
    ],
    procedure: [
      '¿Hay una junta para oferentes, y las ofertas van por un portal o a usted?',
      '¿A quién se mandan las preguntas, y hasta qué fecha?',
      '¿Las ofertas van por un portal o directo a usted?',
    ],
    when: [
      '¿Para qué fecha necesita precios?',
      '¿Hasta qué fecha recibe precios?',
      '¿En qué fecha cierra la entrega de precios?',
    ],
    trades: [
      '¿Qué oficios siguen abiertos?',
      '¿Todos los oficios se ofertan juntos?',
      '¿Para qué oficios quiere precios?',
    ],
    use: [
      '¿El edificio va a estar en uso durante la obra?',
      '¿Algo tiene que seguir abierto durante la obra?',
      '¿Hay horas en las que no se puede trabajar?',
    ],
    matters: [
      '¿Qué es lo principal para usted: la fecha, el precio o vivir con la obra mientras tanto?',
      '¿Hay algo que el anuncio no diga y que deba cotizar?',
      '¿Tiene planos o empezamos por ver el lugar?',
    ],
    rest: [
      '¿Hay algo que el anuncio no diga y que el precio deba incluir?',
      '¿Qué debe incluir el precio?',
      '¿De qué manera quiere el precio desglosado?',
    ],
  },
} satisfies Translation<typeof en>;
