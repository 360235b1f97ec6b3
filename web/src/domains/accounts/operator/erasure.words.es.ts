import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './erasure.words.ts';

export const es = {
  title: 'Borrar los datos de una persona sin cuenta',
  intro:
    'Ingrese su correo electrónico, su número de teléfono o ambos, vea qué tenemos guardado y bórrelo. Quien tiene una cuenta la elimina en sus ajustes.',
  email: 'Correo electrónico',
  phone: 'Número de teléfono',
  look: 'Ver qué hay guardado',
  looking: 'Buscando...',
  nothing: 'No hay nada guardado con estos datos fuera de las cuentas.',
  stillOpen: (count, formatted) =>
    `${formatted} ${plural('es', count, { one: 'solicitud sigue abierta y se cancelaría', other: 'solicitudes siguen abiertas y se cancelarían' })} primero. Se avisa a los contratistas.`,
  phoneHasAccount:
    'Este número también pertenece a una cuenta. Los datos de la cuenta se conservan; su titular puede eliminarla en los ajustes.',
  lastErased: (at) => `Se borró por última vez: ${at}.`,
  erase: 'Borrar todo',
  erased: 'Borrado',
  dialog: {
    title: '¿Borrar los datos de esta persona?',
    submit: 'Borrar para siempre',
    busy: 'Borrando...',
    cancel: 'Conservar',
    effect:
      'Esto no se puede deshacer. Se cancelan las solicitudes abiertas, y su nombre, direcciones, números y mensajes se quitan de todos los registros que conservamos. Seguimos recordando que se dio de baja de los mensajes.',
    verifyFirst:
      'Primero asegúrese de que el correo es suyo, y también el número si ingresó uno: escriba o llame usted y continúe solo si la respuesta viene de ahí. El remitente de un correo se puede falsificar.',
    proof: '¿Cómo lo sabe?',
    emailAgain: 'Otra vez el correo electrónico',
    phoneAgain: 'Otra vez el número de teléfono',
  },
  proofs: {
    'answered-mail': 'Respondió a un correo que envié a esta dirección',
    'answered-call': 'Respondió cuando llamé o escribí a este número',
    documents: 'Me mostró documentos que lo comprueban',
  },
  kinds: {
    requests: 'Solicitudes',
    appointments: 'Citas',
    reviews: 'Reseñas con su firma',
    donations: 'Donaciones con recibo a su nombre',
    conversations: 'Conversaciones con ayuda',
    messages: 'Mensajes enviados a esta persona',
    texts: 'Mensajes de texto recibidos de esta persona',
    outreach: 'Mensajes sobre proyectos con su firma',
    bids: 'Ofertas desde su navegador',
    devices: 'Navegadores que reciben notificaciones',
    registrations: 'Registros sin confirmar',
    'returned-mail': 'Avisos de correos devueltos',
  },
} satisfies Translation<typeof en>;
