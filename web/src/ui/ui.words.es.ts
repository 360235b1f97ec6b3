import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './ui.words.ts';

const numerals = ['Ninguna', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve'];

export const es = {
  optional: '(opcional)',
  opensInNewTab: '(se abre en una pestaña nueva)',
  cancel: 'Cancelar',
  close: 'Cerrar',
  dismiss: 'Descartar',
  retry: 'Intentar de nuevo',
  retrying: 'Intentando de nuevo...',
  loading: 'Cargando...',
  show: 'Mostrar',
  showMore: 'Mostrar más',
  find: 'Buscar',
  sortBy: 'Ordenar por',
  hidden: 'oculto',
  text: 'Texto',
  date: 'Fecha',
  chooseDate: 'Elija una fecha',
  loadingCalendar: 'Cargando el calendario',
  suggestions: 'Sugerencias',
  notLoaded: 'No se pudo cargar',
  nextNotLoaded: 'No se pudieron cargar los siguientes',
  problems: (count) =>
    `${numerals[count] ?? count} ${plural('es', count, { one: 'respuesta necesita', other: 'respuestas necesitan' })} otra revisión`,
  notification: 'Notificación',
  notifications: (hotkey) => `Notificaciones (${hotkey})`,
  mail: {
    checkYourEmail: 'Revise su correo',
    tryDifferent: 'Probar con otro correo',
    address: 'Correo electrónico',
    sending: 'Enviando...',
  },
  legal: {
    sms: 'Condiciones de SMS',
    terms: 'Términos',
    privacy: 'Privacidad',
    since: (day) => `Desde el ${day}`,
    sections: 'Secciones',
  },
  priority: {
    emergency: 'Prioridad de emergencia',
    high: 'Prioridad alta',
    medium: 'Prioridad media',
    low: 'Prioridad baja',
  },
  rating: {
    none: 'Nuevo, aún sin reseñas',
    reviews: (count, formatted) => `${formatted} ${plural('es', count, { one: 'reseña', other: 'reseñas' })}`,
    rated: (figure) => `Calificación: ${figure} de 5.`,
    sample: 'Calificación de ejemplo',
    verified: 'Verificado',
  },
  reason: { why: '¿Por qué?', sayWhy: 'Indique el motivo en pocas palabras.' },
  steps: {
    progress: 'Progreso',
    at: (number, all, label) => `Paso ${number} de ${all}: ${label}`,
    next: (label) => `Siguiente: ${label}`,
    last: 'Último paso',
    done: 'listo',
  },
  timeline: { done: 'Hecho:', now: 'Ahora:', next: 'Por venir:' },
  phone: {
    calling: 'Llamando...',
    callMe: 'Llámenme y díganme el código',
    notHere: 'Aquí no se puede confirmar un teléfono',
    noWay: (phone) =>
      `Este sitio no envía mensajes de texto ni hace llamadas, así que ningún código puede llegar al ${phone}.`,
    support: 'Escribir a ayuda',
    textMe: 'Enviarme el código por mensaje de texto',
    noCode: '¿No le llegó el código?',
    codeOf: (digits) => `Código de ${digits} dígitos`,
    confirming: 'Confirmando...',
    confirm: 'Confirmar teléfono',
  },
} satisfies Translation<typeof en>;
