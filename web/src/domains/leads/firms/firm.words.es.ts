import { ONE_JOB_DAYS, RECENT_DAYS } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import { plural } from '@plumbline/contract/kernel/words.ts';
import type { en } from './firm.words.ts';

export const es: typeof en = {
  title: 'Empresa en permisos',
  loadFailed: 'No se pudo cargar la empresa',
  allProjects: 'Todos los proyectos',
  sample: 'Muestra',
  linkedBy: {
    license: 'Vinculada por número de licencia',
    name: 'Vinculada por nombre, condado y oficio',
    operator: 'Confirmada por un operador',
  },
  finding: (jobs, formatted) =>
    `Abrió ${formatted} ${plural('es', jobs, { one: 'trabajo', other: 'trabajos' })} en ${RECENT_DAYS} días`,
  quiet: `No abrió ningún trabajo en ${RECENT_DAYS} días`,
  mostOften: (kind, place) => `Lo más frecuente: ${[kind, place && `en ${place}`].filter(Boolean).join(', ')}.`,
  plumbingFirms: (count, formatted) =>
    plural('es', count, { one: 'Nombran a un plomero.', other: `Nombran a ${formatted} plomeros.` }),
  opened: 'Permisos abiertos',
  span: (permits, first, latest) => {
    if (first === null || latest === null) return `${permits}, sin fecha`;
    return first === latest ? `${permits}, el ${first}` : `${permits}, del ${first} al ${latest}`;
  },
  kinds: 'Tipos de trabajo',
  roles: 'Función',
  value: 'Valor típico',
  middle: (low, high, known) =>
    `Mediana de ${known} permisos que indican un valor. La mitad está entre ${low} y ${high}.`,
  unknownValue: 'No se sabe',
  fewValues: 'Menos de cinco permisos indican un valor.',
  partners: 'Con quién aparece',
  partnersText: `En el mismo permiso, o en uno para la misma dirección dentro de ${ONE_JOB_DAYS} días.`,
  noPartners: 'Con nadie todavía.',
  firm: 'Empresa',
  trade: 'Oficio',
  together: 'Juntos',
  last: 'Último',
  where: 'Dónde',
  directory: 'En el directorio',
  seeContractor: 'Ver al contratista',
  reach: (name: string) => `Llamar a ${name} desde su página en el directorio`,
  notYours: '¿Es su ficha, pero no son sus permisos?',
  candidates: 'Puede ser una de estas:',
  unlinkedText: 'Sin vínculo, esta página no tiene teléfono, dirección ni reseñas.',
  counted: 'Cómo se cuenta',
  method:
    'Un permiso cuenta una vez, por el día en que lo publica su fuente. Las formas de escribir un nombre en un estado son una empresa. Solo se muestran empresas: los permisos que nombran a una persona se dejan fuera.',
  linkMethod:
    'Una empresa se vincula a un contratista por su número de licencia. Si no hay, el nombre, el condado y el oficio deben coincidir, y ningún otro contratista puede coincidir también.',
  proves: 'Demuestra trabajo autorizado, no calidad.',
  permits: 'Permisos',
  all: 'Todos',
  undated: 'Sin fecha',
  source: 'Fuente',
  number: (number) => `Permiso ${number}`,
  shown: (what) => `Solo: ${what}`,
  showAll: 'Mostrar todos los permisos',
  year: (year) => `en ${year}`,
  with: (name) => `con ${name}`,
  zip: (zip) => `código postal ${zip}`,
  none: 'Ningún permiso coincide.',
  newer: 'Más nuevos',
  older: 'Más antiguos',
  permitsFailed: 'No se pudieron cargar los permisos',
  named: 'Nombrados en él',
  recent: (jobs, formatted) =>
    `${formatted} ${plural('es', jobs, { one: 'trabajo', other: 'trabajos' })} en ${RECENT_DAYS} días`,
};
