import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './demo.words.ts';

export const es = {
  title: 'Demostración de notificaciones',
  leadLocal:
    'Cada botón envía una notificación web y un correo. Ambos llegan al buzón local; nada sale de este equipo.',
  lead: 'Cada botón le envía una notificación web y un correo: solo a sus propios navegadores y a su propia dirección.',
  signInTitle: 'Primero inicie sesión',
  signInText: 'Los mensajes de prueba van a su propia dirección.',
  signIn: 'Iniciar sesión',
  sending: 'Enviando...',
  results: 'Resultados',
  openMailbox: 'Abrir el buzón',
  none: 'Todavía no se envió nada. Presione uno de los botones.',
  outcome: { success: 'correcto', failed: 'fallido' },
  doneTitle: 'Notificaciones entregadas',
  done: (label) => `${label}: notificación web y correo.`,
  failedTitle: 'Error en las notificaciones',
  failed: 'No se pudieron enviar las notificaciones',
  methods: { push: 'Notificación web', email: 'Correo' },
  byEmail: 'correo',
  pushDelivered: 'Entregada al instante (funciona con el navegador cerrado)',
  mailDelivered: (by) => `Correo profesional enviado por ${by}`,
  pushFailed: (why) => `No se pudo entregar: ${why}`,
  mailFailed: (why) => `No se pudo enviar: ${why}`,
  permissions: {
    granted: 'Permitidas',
    denied: 'Bloqueadas',
    default: 'Sin preguntar aún',
    unsupported: 'No compatibles',
  },
  status: 'Estado del sistema',
  notSetUp: 'Sin configurar',
  waiting: 'En espera',
  messages: (count) => `${count} ${plural('es', count, { one: 'mensaje', other: 'mensajes' })}`,
  thisBrowser: 'Este navegador',
  stuck: (minutes) =>
    `El mensaje más antiguo lleva ${minutes} ${plural('es', minutes, { one: 'minuto', other: 'minutos' })} en espera: ¿está funcionando el proceso de envío?`,
  alerts: {
    emergency: {
      label: 'Alerta de emergencia',
      title: 'Prueba: solicitud de emergencia',
      message: (miles) => `Esto es una prueba. Una tubería rota a menos de ${miles} millas necesita un plomero hoy.`,
    },
    opportunity: {
      label: 'Alerta de oportunidad',
      title: 'Prueba: nueva oportunidad',
      message: 'Esto es una prueba. Un cliente cerca de usted pide propuestas para un calentador de agua.',
    },
    welcome: {
      label: 'Mensaje de bienvenida',
      title: 'Prueba: bienvenida a Plumbline',
      message: 'Esto es una prueba. Sus notificaciones funcionan.',
    },
  },
} satisfies Translation<typeof en>;
