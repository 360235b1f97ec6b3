import type { en } from './page-meta.words.ts';
import type { Translation } from './words.ts';

export const es = {
  keywords:
    'contratistas, Louisville Kentucky, plomería, electricidad, aire acondicionado, reparaciones, proyectos de construcción',
  home: 'Inicio',
  onPlumbline: (title) => `${title}, en Plumbline.`,
  findContractors: (miles) =>
    `Contratistas con licencia en su zona, a menos de ${miles} millas: plomería, electricidad, calefacción y aire acondicionado, reparaciones, construcción.`,
  unknown: { title: 'Página', description: 'Esta página no existe.' },
  pages: {
    '/': {
      title: 'Plumbline: un contratista cercano o su próximo proyecto',
      description:
        'Describa un trabajo y elija un contratista cercano. O encuentre proyectos de construcción cerca de Louisville, Kentucky, y presente su oferta.',
    },
    '/login': { title: 'Iniciar sesión', description: 'Inicie sesión en Plumbline.' },
    '/register': {
      title: 'Crear cuenta',
      description: 'Abra una cuenta en Plumbline como cliente o como contratista.',
    },
    '/forgot-password': { title: 'Olvidé mi contraseña' },
    '/reset-password': { title: 'Cambiar contraseña' },
    '/verify-email': { title: 'Verificar correo' },
    '/find-request': {
      title: 'Encontrar mi solicitud',
      description: '¿Perdió el enlace de una solicitud? Reciba por correo los enlaces de sus solicitudes abiertas.',
    },
    '/dashboard': { title: 'Panel' },
    '/dashboard/customer': { title: 'Panel del cliente' },
    '/dashboard/customer/projects': { title: 'Su proyecto' },
    '/dashboard/customer/requests': { title: 'Su solicitud de servicio' },
    '/dashboard/craftsman': { title: 'Panel del contratista' },
    '/profile': { title: 'Perfil' },
    '/account-craftsman': { title: 'Cuenta del contratista' },
    '/operator': { title: 'Operador' },
    '/chat': { title: 'Chat de ayuda', description: 'Escriba a la ayuda de Plumbline.' },
    '/map': {
      title: 'Mapa de proyectos',
      description: 'Proyectos de construcción en los condados de Jefferson, Oldham, Bullitt y Spencer en un mapa.',
      keywords:
        'proyectos de construcción, mapa de proyectos, Louisville, condado de Jefferson, condado de Oldham, licitaciones',
    },
    '/projects': {
      title: 'Proyectos de construcción',
      description:
        'Proyectos de construcción en Louisville Metro y los condados vecinos, cada uno con su fuente, para presentar ofertas.',
      keywords:
        'proyectos de construcción, licitaciones, Louisville, condado de Jefferson, condado de Oldham, condado de Bullitt, condado de Spencer',
    },
    '/projects/sources': {
      title: 'Fuentes de proyectos',
      description: 'De dónde vienen los proyectos de construcción, cuándo se leyó cada fuente y qué aportó.',
      keywords: 'permisos de construcción, licitaciones públicas, datos abiertos, Louisville, fuentes',
    },
    '/projects/:id': { title: 'Proyecto de construcción' },
    '/plumbing': {
      title: 'Plumbline en el área de Louisville',
      description: 'Oportunidades de plomería en el área metropolitana de Louisville.',
      keywords: 'licitaciones de plomería, proyectos de plomería, Louisville, construcción',
    },
    '/request-service': {
      title: 'Solicitar servicio',
      description:
        'Describa el trabajo, elija el lugar, escoja un contratista cercano y siga la solicitud hasta que esté terminada.',
      keywords: 'pedir un plomero, electricista, reparación de aire acondicionado, contratista cerca de mí',
    },
    '/find-plumbers': {
      title: 'Buscar contratistas',
      keywords: 'buscar contratistas, plomeros cerca de mí, contratistas con licencia, electricistas, reparaciones',
    },
    '/contractors/:slug': { title: 'Contratista' },
    '/firms/:slug': { title: 'Empresa' },
    '/:trades/:state/:city': { title: 'Contratistas' },
    '/about': {
      title: 'Quiénes somos',
      description: 'Cómo funciona Plumbline, con qué está hecho y para qué sirve.',
    },
    '/privacy': { title: 'Privacidad', description: 'Qué guarda Plumbline, quién lo ve y por cuánto tiempo.' },
    '/terms': { title: 'Términos', description: 'Los términos para usar Plumbline.' },
    '/status': { title: 'Estado' },
    '/sms-consent': {
      title: 'Consentimiento de SMS',
      description: 'Qué mensajes de texto envía Plumbline y cómo dejar de recibirlos.',
    },
    '/congratulations': { title: 'Solicitud enviada' },
    '/response': { title: 'Responder a una propuesta' },
    '/respond': { title: 'Responder a una solicitud' },
    '/track': { title: 'Seguimiento de su solicitud' },
    '/review': { title: 'Reseñar a su contratista' },
    '/answer-review': { title: 'Responder a una reseña' },
    '/claim': { title: 'Reclamar una ficha' },
    '/listing': { title: 'Su ficha' },
    '/outreach/stop': { title: 'Dejar de recibir mensajes' },
    '/watches': { title: 'Mis alertas' },
    '/pipeline': { title: 'Cartera' },
    '/payment': { title: 'Cargo por conexión' },
    '/connection-check': { title: '¿Se pusieron en contacto?' },
    '/payment-success': { title: 'Pago realizado' },
    '/checkout': { title: 'Pago' },
    '/schedule-service': { title: 'Programar servicio' },
    '/thread': { title: 'Mensajes' },
    '/notification-demo': { title: 'Demostración de notificaciones' },
    '/unsubscribe': { title: 'Darse de baja' },
    '/dev/messages': { title: 'Mensajes' },
    '/dev/mailbox': { title: 'Buzón' },
  },
} satisfies Translation<typeof en>;
