/** One thing that was examined. `broken` needs repair; `note` works, but should be known. */
export interface Finding {
  readonly about: string;
  readonly state: 'ok' | 'note' | 'broken';
  readonly what: string;
  /** What to do; null if nothing. */
  readonly todo: string | null;
}

export const ok = (about: string, what: string): Finding => ({ about, state: 'ok', what, todo: null });
export const note = (about: string, what: string, todo: string): Finding => ({ about, state: 'note', what, todo });
export const broken = (about: string, what: string, todo: string): Finding => ({ about, state: 'broken', what, todo });

/** Returns the findings as text: what is broken last, where it is seen. */
export function findingsText(findings: readonly Finding[]): string {
  const order = ['ok', 'note', 'broken'] as const;
  const lines = order.flatMap((state) =>
    findings
      .filter((finding) => finding.state === state)
      .map(
        ({ about, what, todo }) => `${state.padEnd(7)} ${about}: ${what}${todo === null ? '' : `\n        ${todo}`}`,
      ),
  );
  const count = findings.filter(({ state }) => state === 'broken').length;
  return [...lines, '', count === 0 ? 'Nothing is broken.' : `${count} of ${findings.length} are broken.`].join('\n');
}
