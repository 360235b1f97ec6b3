import type { IncidentKind } from '@plumbline/contract/domains/accounts/incident.ts';
import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './incidents.words.ts';

const subjects: Readonly<Record<IncidentKind, string>> = {
  database: 'la base de datos',
  jobs: 'las tareas',
  disk: 'el disco',
  sources: 'las fuentes de proyectos',
  columns: 'columnas de las fuentes de proyectos',
  email: 'el correo',
  sms: 'los mensajes de texto',
  phone: 'las llamadas',
  push: 'las notificaciones',
};

const toDo: Readonly<Record<IncidentKind, string>> = {
  database: 'Revise PostgreSQL, su disco y la red. Cuando vuelva, no hace falta reiniciar nada aquí.',
  jobs: 'Compruebe que haya un proceso de tareas (PROCESS=worker o all). Si lo hay, aumente WORKER_CONCURRENCY o añada procesos.',
  disk: 'Libere espacio o amplíe el disco antes de que se llene: después ya no se podrá guardar nada.',
  sources: 'La página /projects/sources dice qué falló. Si fallaron todas, revise la red.',
  columns: 'La página /operator/sources nombra las columnas. Corrija su asignación, o confirme la fuente si está bien.',
  email:
    'Revise el servidor de correo, SMTP_URL, su certificado y el DNS. El correo en espera se enviará solo después.',
  sms: 'Revise el estado de Twilio, la cuenta y la red. Los mensajes en espera se enviarán solos después.',
  phone: 'Revise el estado de Twilio, la cuenta y la red. Las llamadas en espera se harán solas después.',
  push: 'Revise la red. Las notificaciones en espera se enviarán solas después.',
};

const pages = 'Todas las páginas, los formularios y las respuestas por enlace.';
const stillWorks: Readonly<Record<IncidentKind, string>> = {
  database: 'Las páginas que ya se habían abierto, desde la memoria. No se pierde nada de lo guardado.',
  jobs: `${pages} Lo que toca después llega tarde.`,
  disk: 'Todo, mientras quede espacio.',
  sources: `${pages} Los proyectos son los de la última lectura.`,
  columns: `${pages} A los proyectos les falta lo que daban esas columnas.`,
  email: `${pages} Los mensajes de texto y las notificaciones salen. Ninguna dirección cuenta como mala mientras dure.`,
  sms: `${pages} El correo y las notificaciones salen, y a quien tiene dirección se le pregunta por correo.`,
  phone: `${pages} El correo y los mensajes de texto salen.`,
  push: `${pages} El correo y los mensajes de texto salen.`,
};

export const es = {
  title: ({ kind, isOver }) => (isOver ? `Resuelto: problema con ${subjects[kind]}` : `Problema con ${subjects[kind]}`),
  toDo: (kind) => toDo[kind],
  stillWorks: (kind) => stillWorks[kind],
  over: ({ since, until }) => `Funciona de nuevo. No funcionó desde ${since} hasta ${until}.`,
  database: ({ since, cause }) => `La base de datos no se puede usar desde ${since}: ${cause}`,
  jobs: ({ since, waiting }) =>
    waiting === 1
      ? `Ningún proceso ha tomado una tarea que espera desde ${since}.`
      : `Ningún proceso ha tomado la primera de ${waiting} tareas que esperan desde ${since}.`,
  disk: ({ free, share }) => `El disco de los datos está casi lleno: quedan ${free} MB, el ${share} %.`,
  columns: (sources) => `Hay columnas que no dan nada, o mucho menos que antes: ${sources.join(', ')}.`,
  sources: ({ since }) => `No se ha podido leer ninguna fuente de proyectos desde ${since}.`,
} satisfies Translation<typeof en>;
