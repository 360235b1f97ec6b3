import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './replies.words.ts';

export const es = {
  stopped: 'Plumbline: Ya no le enviaremos textos ni le llamaremos. Responda START para volver a recibirlos.',
  started: 'Plumbline: Usted vuelve a recibir textos. Responda AYUDA para ayuda, ALTO para no recibirlos.',
  offOnSite:
    'Plumbline: Los textos ya no se detienen por este medio, pero usted desactivó los mensajes en nuestro sitio. Puede activarlos en su cuenta.',
  help: (contact) =>
    `Plumbline: solicitudes. Responda ACEPTAR, RECHAZAR, PROPONER lunes 3pm, o ALTO para terminar. Ayuda: ${contact}. Puede haber cargos por mensajes y datos.`,
} satisfies Translation<typeof en>;
