import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './retention.words.ts';

export const es = {
  messages: 'Mensajes',
  localMailbox: 'Buzón local',
  incomingTexts: 'Mensajes de texto recibidos',
  endedRequests: 'Solicitudes terminadas con cliente',
  auditLog: 'Registro de auditoría',
  endedSessions: 'Sesiones terminadas',
  knownDevices: 'Dispositivos conocidos',
  registrations: 'Registros sin terminar',
  passwordLinks: 'Enlaces de contraseña',
  backupRuns: 'Registros de copias de seguridad',
  sourceDrafts: 'Fuentes que no se añadieron',
  files: 'Archivos',
  removed: (what: string) => `${what}: eliminados hasta ahora`,
  oldest: (what: string) => `${what}: días desde el más antiguo`,
  lastRun: 'Horas desde que se eliminaron datos antiguos',
  late: 'Los datos antiguos no se eliminan desde hace tiempo. ¿Está funcionando un proceso de trabajo?',
} satisfies Translation<typeof en>;
