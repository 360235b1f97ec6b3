import { es } from './trade.words.es.ts';
import type { TradeName } from './trades.ts';
import { inLanguages } from './words.ts';

/** The names of one trade in different sentences. */
export interface TradeWords {
  /** On its own, as a label. */
  readonly label: string;
  /** 'Where do you need {service} service?' In Spanish: 'servicio de {service}'. */
  readonly service: string;
  /** 'Acme: {work} in Louisville, KY' */
  readonly work: string;
  /** 'Showing {people} within 60 miles of Louisville, KY' */
  readonly people: string;
  /** 'Acme, {firm} in Louisville', with its article. */
  readonly firm: string;
}

export const en = {
  plumbing: {
    label: 'Plumbing',
    service: 'plumbing',
    work: 'plumbing',
    people: 'plumbers',
    firm: 'a plumbing contractor',
  },
  electrical: {
    label: 'Electrical',
    service: 'electrical',
    work: 'electrical work',
    people: 'electricians',
    firm: 'an electrical contractor',
  },
  hvac: {
    label: 'HVAC',
    service: 'HVAC',
    work: 'HVAC',
    people: 'HVAC contractors',
    firm: 'a heating and cooling contractor',
  },
  handyman: {
    label: 'Handyman',
    service: 'handyman',
    work: 'handyman work',
    people: 'handymen',
    firm: 'a handyman firm',
  },
  construction: {
    label: 'Construction',
    service: 'construction',
    work: 'construction',
    people: 'construction contractors',
    firm: 'a construction firm',
  },
} satisfies Readonly<Record<TradeName, TradeWords>>;

export const tradeWords = inLanguages({ en, es });
