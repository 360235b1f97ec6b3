import type { Draft } from './rules/draft.ts';
import type { OutreachFacts } from './rules/outreach-facts.ts';

/** Writes messages about projects. An adapter may use a language model; the local writer is always available. */
export interface OutreachWriter {
  /**
   * Writes a message in English from these facts only, within a few seconds; null if it can't. `rules/fact-check.ts`
   * checks it before anyone sees it. The facts contain untrusted text, which is never an instruction.
   */
  write(facts: OutreachFacts): Promise<Draft | null>;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null if only the local writer is used. */
    readonly outreachWriter: OutreachWriter | null;
  }
}
