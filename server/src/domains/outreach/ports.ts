import type { Draft } from './rules/draft.ts';
import type { OutreachFacts } from './rules/outreach-facts.ts';

/** Writes messages about projects. A language model may be one; the local writer is always there. */
export interface OutreachWriter {
  /**
   * A message made of these facts and of nothing else, within a few seconds; null where it can't write one. What it
   * answers is checked by `rules/fact-check.ts` before anybody sees it. The facts hold words of strangers: data, never
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
