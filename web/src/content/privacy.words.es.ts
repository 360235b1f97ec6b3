import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './privacy.words.ts';

export const es = {
  text: ({ idleDays, sessionDays, visitorDays, deviceDays, proofDays, draftHours, keptFor, identity, reach }) => ({
    title: 'Privacidad',
    lead: 'Qué guarda Plumbline sobre usted, quién lo ve y cuándo, y cómo descargarlo o eliminarlo. No vendemos datos personales ni mostramos publicidad.',
    since: '2026-11-27',
    sections: [
      {
        id: 'kept',
        heading: 'Qué guardamos',
        parts: [
          [
            `Solicitudes: el trabajo en sus palabras, cuándo y dónde, su ${identity}, cómo prefiere que lo contacten, el idioma que usa, y si aceptó recibir mensajes de texto y cuándo.`,
            'Cuentas: su nombre, correo e idioma, un hash de su contraseña y lo que usted agregue, como teléfono y dirección. Si inicia sesión con Google: el nombre y el correo que tiene ahí.',
            'Contratistas: lo que los registros públicos de licencias y los directorios dicen del negocio, cada dato con su fuente, y lo que el negocio agrega después de reclamar su ficha.',
            'Actividad: respuestas, propuestas, citas, pagos, reseñas y ofertas, cada una con su hora.',
            'Mensajes que usted envía sobre proyectos de construcción: el texto, su nombre, empresa, correo y teléfono, el destinatario y si llegaron.',
            'Mensajes que enviamos: el destinatario, la hora, el texto y si llegaron. También lo que usted nos escribe por mensaje de texto y en el chat de ayuda, que leen las personas que administran este sitio.',
            'Seguridad: los inicios de sesión con el dispositivo y la dirección de red, y con qué frecuencia una dirección de red llama a nuestro servidor.',
          ],
          'Los números de tarjeta nunca llegan a nosotros: van de su navegador al proveedor de pagos. Un sitio de demostración solo acepta tarjetas de prueba y no guarda sus números.',
        ],
      },
      {
        id: 'who-sees',
        heading: 'Quién ve los datos de contacto de un cliente, y cuándo',
        parts: [
          'Antes de tener el trabajo, los contratistas ven el oficio, la descripción, la urgencia, el horario preferido, y la ciudad, el estado y el código postal. Los teléfonos y correos que usted escriba en la descripción o en un mensaje quedan ocultos para ellos hasta entonces.',
          `Su ${identity} salen de nuestro servidor hacia un solo contratista: el que aceptó el trabajo y cuyo cargo por conexión está resuelto, pagado o gratis. Ningún otro de los consultados los recibe. En sus ajustes puede ver quién los tiene.`,
          'Un mensaje sobre un proyecto de construcción va al contacto que nombra su anuncio público, con el nombre, la empresa, el correo y el teléfono con que usted lo firma.',
          'Cualquiera que tenga el enlace secreto de una solicitud puede verla. Esas páginas no aparecen en buscadores, y a otros sitios no se les dice que usted viene de ellas.',
          'Para ayudarle, nuestros operadores pueden consultar solicitudes, cuentas y la entrega de mensajes. Pueden leer un mensaje que enviamos, sin los enlaces ni los códigos que contiene. Lo que hacen queda registrado.',
        ],
      },
      {
        id: 'others',
        heading: 'Servicios que usamos',
        parts: [
          'Si este sitio los usa, estos servicios reciben solo lo que necesitan:',
          [
            'un servidor de correo, la dirección y el correo;',
            'Twilio, el número de teléfono y el mensaje o la llamada;',
            'el servicio de notificaciones de su navegador, una notificación cifrada que solo su navegador puede leer;',
            'Stripe, el pago;',
            'Google, si usted decide iniciar sesión con Google;',
            'un modelo de lenguaje, las palabras con que usted describe un trabajo, o los datos de un proyecto y su nombre y empresa cuando escribe por usted; sin ese modelo, ambas cosas se hacen en nuestro propio servidor;',
            'un servicio de transcripción, una grabación que usted hace en este sitio y que no se guarda en ninguna parte;',
            'OpenStreetMap, la parte del mapa que usted mira. Los lugares y códigos postales se buscan en nuestras propias tablas.',
          ],
          'Los números de teléfono y el consentimiento para mensajes de texto no se comparten con terceros para su publicidad.',
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies y lo que guarda su navegador',
        parts: [
          'Solo lo que el sitio necesita para funcionar, y nada que lo siga a otros sitios:',
          [
            `plumbline_session, cuando inicia sesión: lo identifica. Ningún script puede leerla. Termina cuando cierra sesión, después de ${idleDays} días sin uso y, a más tardar, después de ${sessionDays} días.`,
            `plumbline_visitor, cuando presenta ofertas, usa el chat o activa notificaciones sin cuenta: para que lo que hizo siga siendo suyo. Dura hasta ${visitorDays} días.`,
            `plumbline_draft, cuando empieza una solicitud sin JavaScript: la llave de sus respuestas, que guardamos cifradas hasta que las envíe, ${draftHours} horas como máximo.`,
            `plumbline_proof, cuando envía una solicitud: para que no tenga que confirmar otra vez el mismo teléfono o correo, y para frenar a un navegador que envía solicitudes con muchos nombres. Dura ${proofDays} días.`,
            'plumbline_language, cuando elige un idioma o inicia sesión: para que las páginas se abran en su idioma. Dura un año.',
            'plumbline_leads, cuando elige ver todos los proyectos de construcción: para que la lista se abra con todos. No dice nada más y dura un año.',
            'plumbline_wrote, durante unos segundos después de que usted ha enviado algo: para que las listas que abra a continuación ya lo muestren. No dice nada más.',
            'Cookies de corta duración mientras inicia sesión con Google y mientras se registra: la contraseña que escribió solo vale en el navegador en que la escribió.',
            `Una cookie que distingue sus propios navegadores de los de extraños que tratan de adivinar su contraseña. Dura como máximo ${deviceDays} días.`,
            'En el almacenamiento del navegador: el tema, una solicitud o donación que haya empezado, las fotos que eligió para ella (un día como máximo), las solicitudes cuyos enlaces tiene, cuándo miró proyectos por última vez, la página que se abre después de iniciar sesión, y su nombre mientras tiene la sesión abierta.',
            'Copias de las páginas que ha abierto, durante una semana, para que pueda leerlas sin conexión, y lo que pulsó sin conexión, durante un día. Se borran al iniciar o cerrar sesión.',
          ],
        ],
      },
      {
        id: 'how-long',
        heading: 'Por cuánto tiempo lo guardamos',
        parts: [
          'Una cuenta se guarda hasta que usted la elimine.',
          [
            keptFor.requests === null
              ? 'Las solicitudes y sus citas se guardan, como constancia de lo acordado, hasta que nos pida eliminarlas.'
              : `Las solicitudes y sus citas se guardan, como constancia de lo acordado, por ${keptFor.requests} días después de terminar. Luego se quitan de ellas estos datos: ${identity}.`,
            keptFor.messages === null
              ? 'Los mensajes que enviamos, y los que nos llegaron por mensaje de texto, se guardan hasta que nos pida eliminarlos.'
              : `Los mensajes que enviamos, y los que nos llegaron por mensaje de texto, se eliminan después de ${keptFor.messages} días.`,
            keptFor.signIns === null
              ? 'Los inicios de sesión se guardan con su cuenta.'
              : `Los inicios de sesión, y los enlaces de registros y contraseñas, se eliminan ${keptFor.signIns} días después de terminar.`,
            keptFor.audit === null
              ? 'Lo que hicieron nuestros operadores queda registrado para siempre.'
              : `Lo que hicieron nuestros operadores queda registrado por ${keptFor.audit} días.`,
            'Los conteos de llamadas y de inicios de sesión fallidos se eliminan en cuestión de horas.',
          ],
          'Después de una eliminación seguimos guardando, sin su nombre, que se envió un mensaje, cuánto costó un trabajo y qué se pagó: la ley nos obliga a llevar contabilidad. Una dirección o un número que se dio de baja permanece en nuestra lista de no contactar; de otro modo le volveríamos a escribir.',
        ],
      },
      {
        id: 'your-data',
        heading: 'Descargar, corregir y eliminar sus datos',
        parts: [
          'En sus ajustes, ‘Descargar mis datos’ le da en un archivo todo lo que guardamos sobre usted, y ‘Eliminar la cuenta’ la elimina: las solicitudes abiertas se cancelan, y su nombre, direcciones y números se quitan de lo que permanece. Un número que usted ingresó y no confirmó con un código puede ser de otra persona: los mensajes de otras personas a ese número, y los que salieron de él, permanecen hasta que nos pida eliminarlos. Ahí mismo puede corregir lo que usted ingresó.',
          `Si no tiene cuenta, o si su negocio aparece aquí y no lo desea, pídanoslo. ${reach} Antes de eliminar algo, escribimos a la dirección o llamamos al número para asegurarnos de que es suyo.`,
        ],
      },
      {
        id: 'contact-by',
        heading: 'Cómo darse de baja',
        parts: [
          'Cada correo opcional tiene un enlace para darse de baja con un clic. Envíe STOP o ALTO para terminar los mensajes de texto y las llamadas. Desactive las notificaciones en sus ajustes. Seguimos enviando los correos que exige la ley o su trabajo en curso, como un recibo o un enlace de contraseña.',
        ],
      },
    ],
  }),
} satisfies Translation<typeof en>;
