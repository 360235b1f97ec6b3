import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './sources.words.ts';

const sources = (count: number) => `${count} ${plural('es', count, { one: 'fuente', other: 'fuentes' })}`;

export const es = {
  title: 'Fuentes de proyectos',
  lead:
    'Cada proyecto se lee de una fuente pública. Si una fuente falla o de pronto publica menos de la mitad, no la ' +
    'tomamos en cuenta: se conserva lo que ya se sabía.',
  toProjects: 'Proyectos de construcción',
  loading: 'Cargando las fuentes',
  failed: 'No se pudieron cargar las fuentes',
  none: 'Todavía no hay fuentes',
  noneText: 'En este servidor no se ha configurado ninguna fuente de proyectos.',
  refresh: 'Actualizar datos',
  refreshing: 'Actualizando...',
  refreshed: 'Datos actualizados',
  refreshedText: 'Los datos de los proyectos se actualizaron correctamente.',
  refreshFailed: 'No se pudo actualizar',
  refreshFailedText: 'No se pudieron actualizar los datos de los proyectos. Inténtelo de nuevo.',
  upToDate: 'Se leyeron las fuentes. Los proyectos están al día.',
  progress: {
    underWay: 'Actualizando los proyectos',
    over: 'Actualizado',
    done: (done: number, all: number) => `${done} de ${sources(all)}. Puede salir de esta página: el proceso continúa.`,
    allRead: (all: number) => plural('es', all, { one: 'Se leyó 1 fuente.', other: `Se leyeron ${all} fuentes.` }),
    someRead: (read: number, all: number) =>
      plural('es', read, {
        one: `Se leyó ${read} de ${sources(all)}.`,
        other: `Se leyeron ${read} de ${sources(all)}.`,
      }),
    kept: (failed: number) =>
      plural('es', failed, {
        one: 'Se conserva lo que se sabía de la otra.',
        other: 'Se conserva lo que se sabía de las otras.',
      }),
    about: 'Todo sobre las fuentes',
    hide: 'Ocultar el progreso',
  },
  source: {
    off: 'Desactivada',
    lastRun: 'Última lectura',
    notRead: 'Sin leer todavía',
    gave: 'Resultado',
    lastSuccess: 'Última lectura correcta',
    noSuccess: 'Ninguna todavía',
    failures: 'Fallas desde entonces',
    schedule: 'Frecuencia',
    nextRun: 'Próxima lectura',
    noRun: 'Ninguna prevista',
    lists: 'Publica ahora',
    projects: (count: number, formatted: string) =>
      `${formatted} ${plural('es', count, { one: 'proyecto', other: 'proyectos' })}`,
    heldBack: 'Retenida',
    problem: 'Qué falló',
    kept: 'Se conserva lo que se sabía de sus proyectos.',
    lost: 'Se perdieron filas',
    lostText: 'Es posible que su configuración no corresponda a sus columnas.',
    open: 'Abrir la fuente',
  },
  state: {
    waiting: 'En espera',
    running: 'Leyendo',
    succeeded: 'Leída',
    unchanged: 'Sin novedades',
    'held-back': 'Retenida',
    failed: 'Falló',
  },
  inPart: 'Leída en parte',
  rows: {
    read: (count: number, formatted: string) =>
      plural('es', count, { one: `${formatted} fila leída`, other: `${formatted} filas leídas` }),
    created: (count: number, formatted: string) =>
      plural('es', count, { one: `${formatted} nueva`, other: `${formatted} nuevas` }),
    changed: (count: number, formatted: string) =>
      plural('es', count, { one: `${formatted} cambió`, other: `${formatted} cambiaron` }),
    unchanged: (_count: number, formatted: string) => `${formatted} sin cambios`,
    vanished: (count: number, formatted: string) =>
      plural('es', count, { one: `${formatted} ya no aparece`, other: `${formatted} ya no aparecen` }),
    leftOut: (count: number, formatted: string) =>
      plural('es', count, { one: `${formatted} omitida`, other: `${formatted} omitidas` }),
  },
  lost: {
    outside: (_count: number, formatted: string) => `${formatted} fuera del área`,
    'no-place': (_count: number, formatted: string) => `${formatted} sin ubicación`,
    'not-construction': (count: number, formatted: string) =>
      plural('es', count, { one: `${formatted} no es de construcción`, other: `${formatted} no son de construcción` }),
    duplicate: (count: number, formatted: string) =>
      plural('es', count, { one: `${formatted} repetida`, other: `${formatted} repetidas` }),
    unreadable: (count: number, formatted: string) =>
      plural('es', count, { one: `${formatted} ilegible`, other: `${formatted} ilegibles` }),
  },
  lostOf: (lost: string, rows: number, formatted: string, reasons: string) =>
    `${lost} de ${formatted} ${plural('es', rows, { one: 'fila', other: 'filas' })} no dieron ningún proyecto: ${reasons}.`,
} satisfies Translation<typeof en>;
