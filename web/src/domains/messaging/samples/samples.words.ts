import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './samples.words.es.ts';

export const en = {
  heading: 'Messages',
  lead: 'Every kind of message this server sends, made by the same code with sample data.',
  count: (count: number) =>
    `${count} ${plural('en', count, { one: 'message', other: 'messages' })}, each in English and Spanish.`,
  notLoaded: "We couldn't load the messages",
  loading: 'Loading the messages',
  none: 'No samples',
  noneText: 'No domain declares any.',
  purposeAndRecipient: (purpose: string, to: string) => `${purpose}, to ${to}`,
  partsOf: (title: string) => `Parts of ${title}`,
  text: 'Text',
  asHtml: (title: string, language: string) => `${title}, as HTML (${language})`,
  length: (characters: number, segments: number) =>
    `${characters} characters in ${segments} ${plural('en', segments, { one: 'segment', other: 'segments' })}`,
};

/** The page with a sample of each message, around the samples. */
export const sampleWords = inLanguages({ en, es });
