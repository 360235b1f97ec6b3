import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './status.words.ts';

export const es = {
  title: 'Estado',
  loading: 'Cargando el estado…',
  well: 'Todo funciona',
  unwell: 'Algunas cosas no funcionan en este momento',
  asOf: (at) => `Datos de ${at}.`,
  now: 'En este momento',
  works: 'Funciona',
  disturbed: 'Con problemas',
  services: {
    website: 'Sitio web y cuentas',
    updates: 'Plazos y recordatorios',
    projects: 'Proyectos nuevos de fuentes públicas',
    email: 'Correo electrónico',
    sms: 'Mensajes de texto',
    phone: 'Llamadas telefónicas',
    push: 'Notificaciones del navegador',
  },
  meaning: {
    website:
      'Muchas páginas no se abren y los formularios no se pueden enviar. No se ha perdido nada de lo enviado antes.',
    updates: 'Los plazos, recordatorios y mensajes llegan tarde.',
    projects: 'La lista de proyectos no se actualiza.',
    email: 'El correo llega más tarde.',
    sms: 'Los mensajes de texto llegan más tarde.',
    phone: 'Las llamadas se hacen más tarde.',
    push: 'Las notificaciones llegan más tarde.',
  },
  today: 'Hoy',
  bars: (days, disturbed) =>
    disturbed === 0
      ? `Funcionó en cada uno de los últimos ${days} días.`
      : `Con fallas en ${disturbed} de los últimos ${days} días.`,
  past: 'Incidentes',
  none: (days) => `No hubo ninguno en los últimos ${days} días.`,
  lasts: (since) => `Desde el ${since}`,
  lasted: (from, to) => `Desde el ${from} hasta el ${to}`,
} satisfies Translation<typeof en>;
