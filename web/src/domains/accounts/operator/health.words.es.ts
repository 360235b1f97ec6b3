import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './health.words.ts';

export const es = {
  loading: 'Cargando el estado…',
  asOf: (at) => `Estado: ${at}; se actualiza cada medio minuto.`,
  refresh: 'Actualizar',
  well: 'Todo está bien',
  wellText: 'Las fuentes, las tareas y los mensajes están como deben estar.',
  unwell: 'Esto necesita atención',
  channels: { email: 'Correo', sms: 'SMS', phone: 'Teléfono', push: 'Notificación' },
  troubles: {
    jobWaits: (age) => `Una tarea espera desde hace ${age}: ¿hay algún proceso en marcha?`,
    messageWaits: (age) => `Un mensaje espera desde hace ${age}.`,
    jobsFailed: (count, formatted) =>
      `${formatted} ${plural('es', count, { one: 'tarea falló', other: 'tareas fallaron' })} definitivamente.`,
    messagesFailed: (count, formatted) =>
      `${formatted} ${plural('es', count, { one: 'mensaje del último día falló', other: 'mensajes del último día fallaron' })}.`,
    messagesUnsure: (count, formatted) =>
      `${formatted} ${plural('es', count, { one: 'mensaje del último día quizá no se envió', other: 'mensajes del último día quizá no se enviaron' })}.`,
    sourcesFailing: (count, formatted) =>
      `${formatted} ${plural('es', count, { one: 'fuente está fallando', other: 'fuentes están fallando' })}.`,
    sourcesHeldBack: (count, formatted) =>
      `${formatted} ${plural('es', count, { one: 'fuente está retenida', other: 'fuentes están retenidas' })}.`,
  },
  sources: {
    title: 'Fuentes',
    readNow: 'Leerlas ahora',
    none: 'En este servidor no se ha configurado ninguna fuente de proyectos.',
    states: {
      works: 'Funciona',
      reading: 'Leyendo',
      'held-back': 'Retenida',
      failing: 'Falla',
      'not-read': 'Aún sin leer',
      off: 'Desactivada',
    },
    lastRun: 'Última lectura',
    neverRun: 'Aún sin leer',
    lastSuccess: 'Último éxito',
    neverSucceeded: 'Ninguno aún',
    rows: 'Filas',
    failures: 'Fallas',
    nextDue: 'Próxima lectura',
    nonePlanned: 'Ninguna prevista',
  },
  jobs: {
    title: 'Tareas',
    none: 'Nada espera, nada está previsto y nada ha fallado.',
    byKind: 'Tareas por tipo',
    kind: 'Tipo',
    waiting: 'En espera',
    running: 'En curso',
    later: 'Después',
    failed: 'Fallidas',
    waitingFor: (age) => `espera desde hace ${age}`,
    retrying: (count, formatted) =>
      `${formatted} ${plural('es', count, { one: 'tarea falló y se intenta', other: 'tareas fallaron y se intentan' })} de nuevo.`,
    failedForGood: 'Fallas definitivas',
    noError: 'No se registró ningún error.',
  },
  messages: {
    title: 'Mensajes',
    none: 'No se escribió ninguno en la última semana.',
    lastDay: 'Último día',
    ofLastDay: 'Mensajes del último día',
    lastWeek: 'Última semana',
    ofLastWeek: 'Mensajes de la última semana',
    sent: 'Enviados',
    queued: 'En cola',
    failed: 'Fallidos',
    unsure: 'Dudosos',
    stopped: 'Detenidos',
    due: (count, formatted, age) =>
      `${formatted} ${plural('es', count, { one: 'debía salir y aún no se envía', other: 'debían salir y aún no se envían' })}. El más antiguo espera desde hace ${age}.`,
    held: (count, formatted, next) =>
      `${formatted} ${plural('es', count, { one: 'está retenido', other: 'están retenidos' })} a propósito, casi siempre hasta la mañana. El siguiente sale: ${next}.`,
    whyNot: 'Por qué no se enviaron',
    noReason: 'No se indicó ningún motivo.',
  },
  incidents: {
    title: 'Incidentes',
    none: (days) => `Ninguno en los últimos ${days} días.`,
    lasts: (since) => `Desde: ${since}`,
    lasted: (from, to) => `Desde: ${from}. Hasta: ${to}`,
    told: (at) => `Alerta entregada: ${at}.`,
    untold: 'No se entregó ninguna alerta.',
  },
  gauges: { title: 'También se vigila', caption: 'Otras cifras', figure: 'Cifra', now: 'Ahora' },
  last: (at) => `último: ${at}`,
} satisfies Translation<typeof en>;
