import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './terms.words.ts';

export const es = {
  text: ({ mostAsked, reopenDays, proposalChanges, fee, badConnections, clocks, reach }) => ({
    title: 'Términos',
    lead: 'Plumbline conecta a quienes necesitan un trabajo con contratistas locales, y muestra a los contratistas proyectos de construcción. Estas son las reglas para usarlo.',
    since: '2026-11-28',
    sections: [
      {
        id: 'what-we-are',
        heading: 'Qué es Plumbline y qué no es',
        parts: [
          'Plumbline transmite solicitudes, lleva el registro de las respuestas y recuerda las citas a ambas partes. No hacemos el trabajo, no empleamos a los contratistas ni fijamos sus precios. El contrato del trabajo es entre el cliente y el contratista, y el cliente le paga directamente al contratista.',
          'Cuando mostramos una licencia, decimos cuándo se comprobó o que no se comprobó. ‘Verificado’ significa que se vio una prueba fechada de una licencia. ‘Destacado’ significa que se pagó por un lugar en la lista. Ninguna de las dos cosas es una promesa sobre el trabajo.',
          'Los proyectos de construcción vienen de fuentes públicas, cada una con la hora en que se leyó por última vez. Pueden estar desactualizados: consulte la fuente original antes de confiar en ellos.',
        ],
      },
      {
        id: 'customers',
        heading: 'Si solicita un servicio',
        parts: [
          `Solicitar es gratis. Su solicitud va al contratista que usted elija, o a ${mostAsked} si pide las mejores opciones, o a contratistas cercanos si deja que ellos vengan a usted.`,
          [
            'Describa el trabajo con la verdad, y dé un teléfono y un correo que sean suyos.',
            'Cualquiera que tenga el enlace de una solicitud puede verla y cambiarla. No lo comparta con quien no deba tenerlo.',
            `Puede cancelar hasta que empiece el trabajo. Puede avisarnos en un plazo de ${reopenDays} días que el trabajo no se terminó.`,
            `Un contratista puede cambiar una propuesta ${proposalChanges} veces como máximo; un cambio más la termina.`,
          ],
        ],
      },
      {
        id: 'contractors',
        heading: 'Si es contratista',
        parts: [
          `${fee} Es un solo pago por la conexión, nunca un porcentaje del trabajo.`,
          'Después de aceptar tiene un tiempo limitado para pagar, que se muestra con la solicitud. Usted ve el nombre, el teléfono, el correo y la calle del cliente cuando el cargo está pagado, o de inmediato si es gratis. Si no paga a tiempo, no se cobra nada y el cliente pasa al siguiente contratista.',
          'Use los datos de un cliente solo para ese trabajo. No los venda, no los pase a otros ni los agregue a una lista de correo.',
          'Responda solo por un negocio que esté autorizado a representar, y tenga las licencias que su trabajo exige.',
        ],
      },
      {
        id: 'refunds',
        heading: 'Reembolso del cargo por conexión',
        parts: [
          'Reembolsamos el cargo completo, a la tarjeta con que se pagó, cuando',
          [
            'el cliente cancela la solicitud antes de que empiece el trabajo,',
            'el cliente avisa que usted no se presentó y se le ofrecen otros contratistas,',
            'el pago llega después de su plazo, después de que otra persona obtuvo el trabajo o después de que se canceló la solicitud,',
            'una conexión resulta mala según las reglas siguientes.',
          ],
          badConnections,
          'En los demás casos, el cargo por una conexión que se hizo no se reembolsa, salvo que decidamos que corresponde.',
        ],
      },
      {
        id: 'appointments',
        heading: 'Citas',
        parts: [
          'Ambas partes pueden cambiar o cancelar una cita, con un motivo que transmitimos a la otra parte. Cancelar la cita no cancela la solicitud. Los recordatorios son una cortesía: una cita sigue en pie aunque un recordatorio no llegue.',
          'Sin una solicitud solo se puede pedir un horario: nadie queda reservado hasta que un contratista acepta.',
        ],
      },
      {
        id: 'deadlines',
        heading: 'El final de un trabajo: plazos y objeciones',
        parts: [
          'Cada parte puede informar qué salió mal, y la otra puede objetar. Ambas cosas se hacen en la página de la solicitud.',
          { columns: ['Informe', 'Hasta', 'Qué pasa enseguida', 'Objeción', 'Quién decide'], rows: clocks },
          'El registro de ese día decide solo en contra de quien informó, por lo que esa misma parte hizo: un contratista que empezó el trabajo el día de la visita encontró al cliente. Todo lo demás lo decide una persona.',
          'Una decisión cambia si un informe cuenta, y ningún pago. Un informe que nadie objeta a tiempo cuenta.',
        ],
      },
      {
        id: 'not-allowed',
        heading: 'Qué no está permitido',
        parts: [
          [
            'Solicitudes, ofertas, propuestas o reseñas inventadas, o que se hagan pasar por las de otra persona.',
            'Enviar publicidad o cualquier cosa ilegal por medio de nuestros mensajes.',
            'Extraer datos del sitio de una forma que lo haga lento para los demás, o eludir sus límites.',
          ],
          'Podemos suspender las cuentas que lo hagan. Las reseñas escritas aquí son solo de clientes cuyo trabajo se terminó, y el contratista puede responder a cada una; las reseñas de otros lugares nombran su fuente.',
        ],
      },
      {
        id: 'liability',
        heading: 'Responsabilidad',
        parts: [
          'El sitio se ofrece tal como está. En la medida en que la ley lo permite, no somos responsables del trabajo de los contratistas, de lo que los clientes digan de un trabajo, de los proyectos que las fuentes describan mal, ni de los mensajes que las compañías telefónicas o los servidores de correo no entreguen. Nada de esto limita los derechos que la ley le da y a los que no se puede renunciar.',
        ],
      },
      {
        id: 'changes',
        heading: 'Cambios y preguntas',
        parts: [
          'Cuando estos términos cambian, la fecha de arriba cambia con ellos. Lo que usted aceptó antes sigue bajo los términos de ese día.',
          reach,
        ],
      },
    ],
  }),
} satisfies Translation<typeof en>;
