import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './digest.words.es.ts';

export const en = {
  one: (title: string, city: string) => `New opportunity: ${title} in ${city}`,
  several: (count: number) => `${count} new opportunities near you`,
  text: (news: string, url: string) => `Plumbline: ${news}. ${url}`,
  intro: 'Customers near you are open to proposals. Send a bid; nothing is due until one is accepted.',
  more: (count: string) => `And ${count} more.`,
  button: 'See opportunities',
  limit: (url: string) =>
    `You get at most one of these messages an hour. Change whether and how you hear from us: ${url}`,
  facts: (kind: string, place: string, distance: string, time: string, score: number) =>
    `${kind}. ${place}, ${distance} from you. ${time}. Match score ${score} of 100.`,
};

/** The message about open requests near a contractor. */
export const digestWords = inLanguages({ en, es });
