import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './project.words.ts';

export const es = {
  title: 'Proyecto de construcción',
  all: 'Proyectos de construcción',
  notFound: 'No se encontró el proyecto',
  notFoundText: 'No encontramos este proyecto. Es posible que lo hayan retirado o que el enlace esté incompleto.',
  seeAll: 'Ver todos los proyectos',
  loading: 'Cargando el proyecto',
  failed: 'No se pudo cargar el proyecto',
} satisfies Translation<typeof en>;
