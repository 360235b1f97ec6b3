import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** A message with sample data, and what it is: 'To the contractor: offer'. */
export interface TitledMessage {
  readonly title: string;
  readonly message: OutgoingMessage;
}

/** One kind of message: all messages of a purpose. */
export interface MessageKind {
  readonly to: readonly (
    | 'customer'
    | 'contractor'
    | 'account holder'
    | 'donor'
    | 'listed contact'
    | 'texter'
    | 'support'
  )[];
  /** What it follows, in words: 'The time to answer is over'. */
  readonly when: string;
  /**
   * As it would be sent now to recipients who read `language`, made by the functions that send it; at least one, and the
   * same ones in every language.
   */
  readonly samples: (ctx: Context, language: Language) => readonly TitledMessage[];
}

/** What one part of the product sends. A purpose without its kind fails the type check. */
export interface MessageArea<Purposes extends string = string> {
  /** As /dev/messages calls the part: 'Service requests'. */
  readonly area: string;
  readonly kinds: { readonly [Purpose in Purposes]: MessageKind };
}

/** A sample with the part of the product that sends it. */
export interface Sample extends TitledMessage {
  readonly area: string;
}

/** Every sample of some areas in one language, in order. */
export const samplesOf = (ctx: Context, areas: readonly MessageArea[], language: Language): Sample[] =>
  areas.flatMap(({ area, kinds }) =>
    Object.values(kinds).flatMap(({ samples }) => samples(ctx, language).map((sample) => ({ area, ...sample }))),
  );

/** Makes the samples of the whole product; the messaging domain is given it, since it may not import the others. */
export type AllSamples = (ctx: Context, language: Language) => readonly Sample[];
