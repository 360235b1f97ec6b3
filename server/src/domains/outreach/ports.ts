import type { Draft } from './rules/draft.ts';
import type { OutreachFacts } from './rules/outreach-facts.ts';

/** Writes messages about projects. A language model may be one; the local writer is always there. */
export interface OutreachWriter {
  /**
   * A message in English from these facts and nothing else, within a few seconds; null if it can't write one.
   * `rules/fact-check.ts` checks it before anybody sees it. The facts contain words of strangers: they are data, never
   * instructions.
   */
  write(facts: OutreachFacts): Promise<Draft | null>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null: the local writer writes alone. */
    readonly outreachWriter: OutreachWriter | null;
  }
}
