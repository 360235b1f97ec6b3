import type { IncidentKind } from '@plumbline/contract/domains/accounts/incident.ts';
import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './incidents.words.ts';

const subjects: Readonly<Record<IncidentKind, string>> = {
  database: 'la base de datos',
  jobs: 'las tareas',
  disk: 'el disco',
  sources: 'las fuentes de proyectos',
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
  email:
    'Revise el servidor de correo, SMTP_URL, su certificado y el DNS. El correo en espera se enviará solo después.',
  sms: 'Revise el estado de Twilio, la cuenta y la red. Los mensajes en espera se enviarán solos después.',
  phone: 'Revise el estado de Twilio, la cuenta y la red. Las llamadas en espera se harán solas después.',
  push: 'Revise la red. Las notificaciones en espera se enviarán solas después.',
};

export const es = {
  title: ({ kind, isOver }) => (isOver ? `Resuelto: problema con ${subjects[kind]}` : `Problema con ${subjects[kind]}`),
  toDo: (kind) => toDo[kind],
  over: ({ since, until }) => `Funciona de nuevo. No funcionó desde ${since} hasta ${until}.`,
  database: ({ since, cause }) => `La base de datos no se puede usar desde ${since}: ${cause}`,
  jobs: ({ since, waiting }) =>
    waiting === 1
      ? `Ningún proceso ha tomado una tarea que espera desde ${since}.`
      : `Ningún proceso ha tomado la primera de ${waiting} tareas que esperan desde ${since}.`,
  disk: ({ free, share }) => `El disco de los datos está casi lleno: quedan ${free} MB, el ${share} %.`,
  sources: ({ since }) => `No se ha podido leer ninguna fuente de proyectos desde ${since}.`,
} satisfies Translation<typeof en>;
