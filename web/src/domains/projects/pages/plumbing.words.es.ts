import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './plumbing.words.ts';

export const es = {
  title: 'Plumbline en el área de Louisville',
  lead: 'Oportunidades de plomería para ofertar en el área metropolitana de Louisville',
  intro: 'Trabajos con tuberías, en un solo lugar',
  introText:
    'Leemos con regularidad los permisos de construcción y las listas públicas de licitaciones de los condados de ' +
    'Jefferson, Oldham, Bullitt y Spencer. Aquí están los que mencionan trabajo de plomería: muebles sanitarios, ' +
    'calentadores de agua, conexiones de drenaje, válvulas antirretorno, líneas de gas, baños y cocinas.',
  checkListing: 'Revise la publicación.',
  checkListingText:
    'Clasificamos por palabras, así que a veces aparece un trabajo que no necesita plomero, o falta alguno. Cada uno ' +
    'enlaza a su fuente y dice cuándo se revisó por última vez.',
  seeWho: 'Vea quién tiene el trabajo.',
  seeWhoText:
    'Si el permiso ya nombra a un contratista, la tarjeta lo dice. Tal vez aún necesite un subcontratista de ' +
    'plomería: llámele.',
  mindDeadline: 'Cuide la fecha límite.',
  mindDeadlineText:
    'Las licitaciones públicas cierran al minuto y exigen los formularios del dueño. Su oferta aquí es su propio ' +
    'registro; no los reemplaza.',
  filter: 'Filtrar estos trabajos',
  sources: 'De dónde vienen',
  jobs: 'Trabajos de plomería',
} satisfies Translation<typeof en>;
