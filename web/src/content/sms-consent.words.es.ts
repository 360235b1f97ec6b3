import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './sms-consent.words.ts';

export const es = {
  before: (times) => `${times} antes`,
  hours: (count) => `${count} ${plural('es', count, { one: 'hora', other: 'horas' })}`,
  minutes: (count) => `${count} minutos`,
  joined: (first, last, joint) => `${first} ${joint === 'and' ? 'y' : 'o'} ${last}`,
  clock: (hour) => `las ${((hour + 11) % 12) + 1} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
  text: ({
    customerReminders,
    contractorReminders,
    nightFrom,
    nightUntil,
    otherStopWords,
    startWords,
    helpWords,
    reach,
  }) => ({
    title: 'Consentimiento de SMS',
    lead: 'Qué mensajes de texto envía Plumbline, a quién, y cómo dejar de recibirlos.',
    since: '2026-11-23',
    sections: [
      {
        id: 'who',
        heading: 'Quién recibe mensajes de texto',
        parts: [
          'Solo las personas que nos dieron su número para ese fin. Los clientes aceptan marcando ‘Envíenme mensajes de texto sobre esta solicitud’, que nunca está marcado de antemano. Los contratistas aceptan al registrarse o reclamar una ficha y elegir los mensajes de texto. Registramos qué se aceptó y cuándo.',
          'El consentimiento no es condición de compra. Sin él, todo llega por correo electrónico y nada más cambia.',
        ],
      },
      {
        id: 'what',
        heading: 'Qué enviamos',
        parts: [
          [
            `A los clientes: novedades de una solicitud, como las respuestas de los contratistas y los horarios propuestos; las citas y sus cambios, y recordatorios ${customerReminders}; y, cuando se termina el trabajo, una invitación a reseñarlo.`,
            `A los contratistas: solicitudes nuevas, novedades de ellas y del cargo por conexión; las citas y sus cambios, y recordatorios ${contractorReminders}; y códigos que confirman un número.`,
            'Respuestas a lo que usted nos escriba por mensaje de texto.',
          ],
          'Sin publicidad. La frecuencia de los mensajes varía según sus solicitudes. Pueden aplicarse tarifas de mensajes y datos, según el plan de su compañía telefónica.',
          `Los mensajes que no son urgentes esperan entre ${nightFrom} y ${nightUntil}, hora de su localidad. Los clientes pueden elegir que se les recuerde también de noche.`,
        ],
      },
      {
        id: 'commands',
        heading: 'Qué puede enviarnos por mensaje de texto',
        parts: [
          [
            `STOP termina los mensajes de texto y las llamadas a su número. También ${otherStopWords}. Recibe una confirmación y después nada más.`,
            `${startWords} vuelve a activar los mensajes. Una baja por mensaje de texto solo se revierte de esta manera, no en el sitio.`,
            `${helpWords} le dice quiénes somos y cómo comunicarse con nosotros.`,
            'Contratistas: ACEPTAR, RECHAZAR, o PROPONER con un horario, por ejemplo ‘PROPONER mañana 3pm’; en inglés ACCEPT, DENY o PROPOSE. Si tiene varias solicitudes abiertas, agregue el código del mensaje.',
          ],
          'No importan las mayúsculas ni los espacios.',
        ],
      },
      {
        id: 'sharing',
        heading: 'Su número',
        parts: [
          'Los números de teléfono y el consentimiento para mensajes de texto no se venden, ni se comparten con terceros para su publicidad. El servicio que entrega los mensajes recibe el número y el texto solo para ese fin. El número de un cliente se muestra al único contratista que tiene el trabajo.',
          'Las compañías telefónicas no son responsables de los mensajes atrasados o no entregados.',
        ],
      },
      {
        id: 'questions',
        heading: 'Preguntas',
        parts: [`${reach} Qué más guardamos, y por cuánto tiempo, está en la página de privacidad.`],
      },
    ],
  }),
} satisfies Translation<typeof en>;
