import type { en } from './dispute.words.ts';

export const es: typeof en = {
  title: 'Mis permisos',
  lead: 'Los permisos públicos que nombran a su empresa cuentan en su página y en sus tarjetas. Nadie puede añadir ni cambiar uno. Si algunos son de otra empresa, dígalo.',
  publicPage: 'Ver la página pública',
  noRecord: 'Su página no muestra permisos.',
  counting: (permits) => `Su página muestra ${permits}.`,
  firms: 'Empresas en permisos',
  latest: (day) => `el último el ${day}`,
  linkedBy: {
    license: 'Vinculada con usted por número de licencia',
    name: 'Vinculada con usted por nombre, condado y oficio',
    operator: 'Un operador confirmó que es suya',
  },
  waiting: 'Ocultos hasta que un operador decida',
  waitingText: (day) => `El ${day} usted dijo que estos permisos no son suyos. Le escribiremos.`,
  confirmed: 'Un operador decidió que estos permisos son suyos. Si usted sabe más, escríbanos.',
  dispute: 'Estos permisos no son míos',
  disputeOf: (firm) => `Estos permisos no son míos: ${firm}`,
  ask: '¿No son sus permisos?',
  askText: (firm) =>
    `Los permisos de ${firm} se ocultarán de inmediato en su página y en sus tarjetas. Un operador lee lo que usted escribe y decide, y le escribimos.`,
  why: '¿Cómo lo sabe?',
  whyHint: 'Por ejemplo, dónde está la otra empresa, o que su licencia tiene otro número.',
  sayWhy: 'Diga cómo lo sabe, para que un operador pueda decidir.',
  send: 'Ocultarlos y preguntar a un operador',
  sending: 'Enviando…',
  sent: 'Los permisos están ocultos',
  sentNext: 'Un operador lo decidirá y le escribiremos.',
  unlinked: 'No son suyos',
  unlinkedOn: (firm, day) => `${firm}: un operador estuvo de acuerdo el ${day}.`,
  loading: 'Cargando sus permisos…',
};
