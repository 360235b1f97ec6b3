import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './bid.words.ts';

export const es = {
  submit: 'Enviar oferta',
  submitting: 'Enviando...',
  submitted: 'Oferta enviada',
  notAvailable: 'No disponible',
  submittedText: (project: string) => `Su oferta para «${project}» se envió correctamente.`,
  failed: 'No se pudo enviar la oferta',
  failedText: 'No se pudo enviar la oferta. Inténtelo de nuevo.',
  notSubmitted: 'Su oferta no se envió',
  amount: 'Monto',
  amountHint: 'En dólares. Puede dejarlo en blanco.',
  amountUnreadable: 'Escriba el monto en dólares, por ejemplo 12,500, o déjelo en blanco.',
  note: 'Nota',
  firstNote: (project: string) => `Oferta para «${project}».`,
  late: 'La fecha límite ya pasó',
  lateText: (due: string) =>
    `Las ofertas se recibían hasta el ${due}. La fuente aún lo muestra abierto: revise la publicación original antes ` +
    'de contar con esta oferta.',
  terms:
    'Plumbline guarda su oferta para usted: al dueño no se le envía nada, y siguen valiendo los formularios y la fecha ' +
    'límite de la publicación original. Si inicia sesión como contratista, la encuentra en Mis ofertas y ahí puede ' +
    'retirarla.',
} satisfies Translation<typeof en>;
