import { Danger, Language } from '@plumbline/contract/domains/assistant/understanding.ts';
import { describe, expect, it } from 'vitest';
import { safetyLine } from './safety-line.ts';

describe.each(Danger.options)('the line for %s', (danger) => {
  it.each(Language.options)('is one whole sentence for the person (%s)', (language) => {
    const line = safetyLine(danger, language);
    expect(line).toMatch(/^\p{Lu}[^.!?]*\.$/u);
    expect(line.length).toBeLessThan(230);
  });
});
