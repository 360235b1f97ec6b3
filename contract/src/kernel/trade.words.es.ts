import type { en } from './trade.words.ts';
import type { Translation } from './words.ts';

export const es = {
  plumbing: {
    label: 'Plomería',
    service: 'plomería',
    work: 'plomería',
    people: 'plomeros',
    firm: 'una empresa de plomería',
  },
  electrical: {
    label: 'Electricidad',
    service: 'electricidad',
    work: 'electricidad',
    people: 'electricistas',
    firm: 'una empresa de electricidad',
  },
  hvac: {
    label: 'Calefacción y aire acondicionado',
    service: 'calefacción y aire acondicionado',
    work: 'calefacción y aire acondicionado',
    people: 'contratistas de HVAC',
    firm: 'una empresa de calefacción y aire acondicionado',
  },
  handyman: {
    label: 'Reparaciones generales',
    service: 'reparaciones generales',
    work: 'reparaciones generales',
    people: 'técnicos de reparaciones',
    firm: 'una empresa de reparaciones generales',
  },
  construction: {
    label: 'Construcción',
    service: 'construcción',
    work: 'construcción',
    people: 'contratistas de construcción',
    firm: 'una empresa de construcción',
  },
} satisfies Translation<typeof en>;
