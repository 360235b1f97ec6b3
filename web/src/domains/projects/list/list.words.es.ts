import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './list.words.ts';

export const es = {
  card: {
    budget: 'Presupuesto',
    deadline: 'Fecha límite',
    contractorNamed: (contractor: string) => `Contratista en el permiso: ${contractor}`,
    noContractor: 'Sin contratista en el permiso',
  },
  sort: {
    newest: 'Más recientes',
    best: 'Mejor coincidencia',
    deadline: 'Cierran antes',
    budget: 'Mayor presupuesto',
  },
  results: {
    projects: 'Proyectos',
    loading: 'Cargando proyectos',
    failed: 'No se pudieron cargar los proyectos',
    matching: (count: number, formatted: string) =>
      plural('es', count, { one: `${formatted} proyecto coincide`, other: `${formatted} proyectos coinciden` }),
    moreThan: (most: string) => `Coinciden más de ${most} proyectos`,
    loadingMore: 'Cargando más proyectos',
    moreFailed: 'No se pudieron cargar los siguientes proyectos',
    showing: (last: string, total: number, formatted: string) =>
      `Se muestran 1-${last} de ${formatted} ${plural('es', total, { one: 'proyecto', other: 'proyectos' })}`,
    showingSome: (count: string, total: number, formatted: string) =>
      `Se muestran ${count} de ${formatted} ${plural('es', total, { one: 'proyecto', other: 'proyectos' })}`,
    pages: 'Páginas',
    firstPage: 'Volver a la primera página',
    nextPage: 'Más proyectos',
    noneFound: 'No hay proyectos',
    seeSources: 'Ver las fuentes',
    nothingRead: 'Todavía no se ha leído nada de las fuentes. El botón Actualizar datos las lee ahora.',
    clearFilters: 'Quitar filtros',
    noneFits: 'Ningún proyecto coincide con estos filtros.',
    clearToSee: (all: string) => `Quítelos para ver todos (${all}).`,
  },
  export: {
    label: 'Exportar',
    busy: 'Exportando...',
    busyWithSize: (megabytes: string) => `Exportando... ${megabytes} MB`,
    done: 'Exportación lista',
    doneText: 'Los datos de los proyectos se exportaron correctamente.',
    failed: 'No se pudo exportar',
    failedText: 'No se pudieron exportar los datos de los proyectos. Inténtelo de nuevo.',
    all: 'Todos los proyectos',
    permits: 'Permisos que coinciden, en el formato de las oficinas de permisos',
    tenders: 'Trabajos en licitación que coinciden, en el formato de contratación abierta',
    matchingForSpreadsheet: 'Los que coinciden, para una hoja de cálculo',
    matchingForMap: 'Los que coinciden, para un mapa',
    shownForSpreadsheet: (count: number, formatted: string) =>
      plural('es', count, {
        one: 'El proyecto que se muestra, para una hoja de cálculo',
        other: `Los ${formatted} proyectos que se muestran, para una hoja de cálculo`,
      }),
    shownForMap: (count: number, formatted: string) =>
      plural('es', count, {
        one: 'El proyecto que se muestra, para un mapa',
        other: `Los ${formatted} proyectos que se muestran, para un mapa`,
      }),
  },
} satisfies Translation<typeof en>;
