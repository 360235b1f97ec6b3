import type { IncidentKind } from '@plumbline/contract/domains/accounts/incident.ts';
import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './health.words.ts';
import type { Length } from './incident-time.ts';

const list = new Intl.ListFormat('es');
const lengths: Readonly<Record<Length['unit'], string>> = { seconds: 's', minutes: 'min', hours: 'h', days: 'd' };
const waitingOnes = (kind: IncidentKind, count: number): string => {
  const [one, other] = (
    {
      email: ['correo', 'correos'],
      sms: ['mensaje de texto', 'mensajes de texto'],
      phone: ['llamada', 'llamadas'],
      push: ['notificación', 'notificaciones'],
    } as Partial<Record<IncidentKind, readonly [string, string]>>
  )[kind] ?? ['tarea', 'tareas'];
  return plural('es', count, { one, other });
};

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
    manage: 'Añadir y revisar fuentes',
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
    whyNot: 'Por qué no se enviaron',
    noReason: 'No se indicó ningún motivo.',
  },
  alarm: {
    since: (at, age) => `Desde ${at}, hace ${age}.`,
    told: (at) => `Se entregó una alerta: ${at}.`,
    untold: 'Todavía no se ha avisado a nadie.',
    waits: 'Lo que espera',
    nothingWaits: 'Nada espera por esto.',
    waiting: (kind, count, formatted) => `${formatted} ${waitingOnes(kind, count)}`,
    oldest: (age) => `El más antiguo lleva ${age} esperando.`,
    seeThem: 'Verlos',
    stillWorks: 'Lo que sigue funcionando',
    toDo: 'Qué hacer',
    check: 'Revise todo a la vez:',
    command: 'plumbline doctor',
  },
  needs: {
    title: 'Lo que Plumbline necesita',
    lastDay: 'Último día',
    kinds: {
      database: 'Base de datos',
      jobs: 'Proceso de tareas',
      disk: 'Disco',
      sources: 'Fuentes de proyectos',
      columns: 'Columnas de las fuentes',
      email: 'Servidor de correo',
      sms: 'Mensajes de texto',
      phone: 'Llamadas',
      push: 'Notificaciones',
    },
    works: 'Funciona',
    jobs: (running, waiting) => `En curso: ${running}. En espera: ${waiting}.`,
    sources: (working, all) => `Funcionan ${working} de ${all}`,
    sent: (count) => `Enviados en el último día: ${count}`,
    bars: (hours) =>
      hours === 0
        ? 'Funcionó en el último día.'
        : `Con fallas en ${hours} ${plural('es', hours, { one: 'hora', other: 'horas' })} del último día.`,
  },
  backups: {
    title: 'Copia de seguridad',
    none: 'No se ha hecho ninguna copia. BACKUP_TO dice adónde.',
    proved: 'Comprobada',
    unproved: 'Sin comprobar',
    last: 'Última',
    restored: 'Restauración comprobada',
    ago: (age) => `Hace ${age}`,
    never: 'Nunca',
  },
  held: {
    title: 'Retenidos a propósito',
    none: 'No hay mensajes retenidos.',
    count: (count, formatted) => `${formatted} ${plural('es', count, { one: 'mensaje', other: 'mensajes' })}`,
    next: (at) => `El próximo sale ${at}`,
    why: 'Esperan a la mañana o superan el límite por hora. No es una falla.',
  },
  alerts: {
    title: 'A quién se avisa',
    ways: { email: 'correo', text: 'mensaje de texto', webhook: 'webhook' },
    by: (ways) => `A los operadores, por ${list.format(ways)}.`,
    nobody: 'A nadie. ALERTS_TO dice quién se entera cuando algo se rompe.',
    heartbeat: 'Un servicio externo nota si este producto deja de responder.',
    noHeartbeat: 'Nadie nota si todo el producto deja de responder: falta HEARTBEAT_URL.',
  },
  incidents: {
    title: 'Lo que falló antes',
    none: (days) => `Nada en los últimos ${days} días.`,
    when: 'Cuándo',
    what: 'Qué',
    howLong: 'Duración',
    untold: 'No se avisó a nadie.',
    length: ({ unit, count }) => `${count} ${lengths[unit]}`,
  },
  gauges: { title: 'También se vigila', caption: 'Otras cifras', figure: 'Cifra', now: 'Ahora' },
  last: (at) => `último: ${at}`,
} satisfies Translation<typeof en>;
