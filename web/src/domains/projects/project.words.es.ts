import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './project.words.ts';

export const es = {
  dateNotGiven: 'Sin fecha',
  listedOn: (day: string) => `Publicado el ${day}`,
  listedIn: (month: string) => `Publicado en ${month}`,
  checked: (when: string) => `revisado el ${when}`,
  noLongerListed: (when: string) => `ya no aparece desde el ${when}`,
  statusAsOf: (when: string) => `estado al ${when}`,
  job: {
    residential: {
      new: 'Obra nueva residencial',
      renovation: 'Renovación residencial',
      repair: 'Reparación residencial',
      demolition: 'Demolición residencial',
      other: 'Residencial',
    },
    commercial: {
      new: 'Obra nueva comercial',
      renovation: 'Renovación comercial',
      repair: 'Reparación comercial',
      demolition: 'Demolición comercial',
      other: 'Comercial',
    },
    unclear: { new: 'Obra nueva', renovation: 'Renovación', repair: 'Reparación', demolition: 'Demolición', other: '' },
  },
  plumbingRequired: 'Requiere plomería',
  sample: 'Ejemplo',
  notStated: 'No se indica',
  viewDetails: 'Ver detalles',
  aiOutreach: 'Contacto con IA',
  contactBuilder: 'Contactar al constructor',
  loadingMap: 'Cargando el mapa',
  stats: {
    total: 'Proyectos en total',
    activeBids: 'Ofertas activas',
    pendingReview: 'Por revisar',
    loading: 'Cargando las cifras',
    failed: 'No se pudieron cargar las cifras',
  },
} satisfies Translation<typeof en>;
