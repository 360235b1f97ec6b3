import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './pages.words.ts';

export const es = {
  projects: {
    title: 'Proyectos de construcción',
    lead: 'Louisville Metro y condados vecinos',
    list: 'Proyectos',
    filters: 'Filtros',
    showFilters: 'Ver filtros',
    watch: 'Crear alerta',
    hideFilters: 'Ocultar filtros',
    clearFilters: 'Quitar todos los filtros',
    chosen: 'elegidos',
    show: (count: number, formatted: string) =>
      `Ver ${formatted} ${plural('es', count, { one: 'proyecto', other: 'proyectos' })}`,
    showUncounted: 'Ver proyectos',
    openMap: 'Abrir el mapa',
  },
} satisfies Translation<typeof en>;
