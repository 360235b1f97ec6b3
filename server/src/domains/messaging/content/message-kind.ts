import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** A sample message with its title: 'To the contractor: offer'. */
export interface TitledMessage {
  readonly title: string;
  readonly message: OutgoingMessage;
}

/** All messages with one purpose. */
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
  /** The event before the message, in words: 'The time to answer is over'. */
  readonly when: string;
  /**
   * Returns samples as they would be sent now to recipients who read `language`, made by the functions that send the
   * real messages. Returns at least one, and the same ones in every language.
   */
  readonly samples: (ctx: Context, language: Language) => readonly TitledMessage[];
}

/** The messages of one part of the product. A purpose without its kind fails the type check. */
export interface MessageArea<Purposes extends string = string> {
  /** The name of the part on /dev/messages: 'Service requests'. */
  readonly area: string;
  readonly kinds: { readonly [Purpose in Purposes]: MessageKind };
}

/** A sample with the part of the product that sends it. */
export interface Sample extends TitledMessage {
  readonly area: string;
}

/** Returns every sample of the given areas in one language, in order. */
export const samplesOf = (ctx: Context, areas: readonly MessageArea[], language: Language): Sample[] =>
  areas.flatMap(({ area, kinds }) =>
    Object.values(kinds).flatMap(({ samples }) => samples(ctx, language).map((sample) => ({ area, ...sample }))),
  );

/** Returns the samples of the whole product. The app passes this in because messaging may not import other domains. */
export type AllSamples = (ctx: Context, language: Language) => readonly Sample[];
