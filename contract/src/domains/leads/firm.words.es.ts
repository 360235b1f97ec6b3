import { plural } from '../../kernel/words.ts';
import type { en } from './firm.words.ts';

export const es: typeof en = {
  home: 'Inicio',
  projects: 'Proyectos de construcción',
  role: {
    general: 'Contratista general',
    plumbing: 'Plomería',
    electrical: 'Electricidad',
    hvac: 'Calefacción y aire',
    other: 'Otro oficio',
  },
  kind: {
    'water-heater': 'Calentadores de agua',
    sewer: 'Alcantarillado y drenajes',
    repiping: 'Cambio de tuberías',
    'gas-line': 'Líneas de gas',
    irrigation: 'Riego',
    'heating-cooling': 'Calefacción y aire',
    electrical: 'Trabajo eléctrico',
    solar: 'Paneles solares',
    bathroom: 'Baños',
    kitchen: 'Cocinas',
    roof: 'Techos',
    pool: 'Piscinas y spas',
    deck: 'Terrazas y porches',
    sign: 'Letreros',
    demolition: 'Demolición',
    'residential-new': 'Nuevo, residencial',
    'residential-renovation': 'Renovación, residencial',
    'residential-repair': 'Reparación, residencial',
    'commercial-new': 'Nuevo, comercial',
    'commercial-renovation': 'Renovación, comercial',
    'commercial-repair': 'Reparación, comercial',
    other: 'Otro',
  },
  permits: (count, formatted) => `${formatted} ${plural('es', count, { one: 'permiso', other: 'permisos' })}`,
  reason: {
    'not-listed': 'No está en el directorio',
    several: 'Sin vincular: varias empresas con este nombre',
    elsewhere: 'Sin vincular: la empresa con este nombre está en otro lugar',
    'other-trade': 'Sin vincular: la empresa con este nombre hace otro trabajo',
    'several-licenses': 'Sin vincular: sus permisos dan varios números de licencia',
    'common-name': 'Sin vincular: un nombre que muchas podrían tener',
    disputed: 'Sin vincular: el contratista dice que es otra empresa, y un operador lo decidirá',
  },
  head: {
    sample: 'Permisos de muestra, no es una empresa real.',
    facts: (permits, since, latest, kinds) =>
      `${[permits, since && `desde ${since}`].filter(Boolean).join(' ')}${latest ? `, el último el ${latest}` : ''}${
        kinds ? `: ${kinds}` : ''
      }.`,
    partners: (names) => `Aparece junto a ${names}.`,
    keywords: (name) => `${name}, permisos de construcción, contratista`,
  },
};
