import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './gauges.words.ts';

export const es = {
  backupAge: 'Horas desde la última copia de seguridad',
  proofAge: 'Horas desde que se probó una copia de seguridad restaurándola',
  none: 'No se hacen copias de seguridad. Configure BACKUP_TO.',
  never: 'Todavía no se ha hecho ninguna copia de seguridad.',
  late: (hours: number) => `La última copia de seguridad tiene ${hours} horas.`,
  failing:
    'El último intento de hacer o probar una copia de seguridad falló. plumbline backup, o backup prove, dice por qué.',
  unproven: (days: number) =>
    `Hace más de ${days} días que no se prueba una copia de seguridad restaurándola. plumbline backup prove dice por qué.`,
} satisfies Translation<typeof en>;
