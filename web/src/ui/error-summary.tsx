import { TriangleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { here } from '../lib/language.ts';
import { Icon } from './icon.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords);

export interface FieldProblem {
  /** The `name` given to the `Field`. */
  name: string;
  message: string;
}

export interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** Changes with each failed submission, so that each one moves the focus again. */
  attempt: number;
  title?: string;
}

const FOCUSABLE = 'input:not([type=hidden]):not(:disabled), select, textarea, button';

/** Focuses the field with this name: the control, or the first one of a group. */
export function focusField(name: string): void {
  const element = document.getElementById(name);
  const control = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
  element?.scrollIntoView({ block: 'center' });
}

/**
 * Lists a form's problems at its top, with links to the fields, and takes the focus after a failed submission. Keep it
 * mounted while there are no problems, so that it can tell a new submission from validation during typing.
 */
export function ErrorSummary({ problems, attempt, title }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const shown = problems.length > 0;

  useEffect(() => {
    const isNewAttempt = attempt !== seen.current;
    seen.current = attempt;
    if (!shown || attempt === 0) return;
    // Fields are validated with every keystroke. Never take the focus from someone who is typing.
    if (!isNewAttempt && document.activeElement?.matches('input, select, textarea')) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'start' });
  }, [attempt, shown]);

  if (!shown) return null;

  const jump = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(name);
  };

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
      className="rounded border-2 border-red-solid bg-red-tint p-4"
    >
      <h2 id="error-summary-title" className="flex items-center gap-2 text-red-ink">
        <Icon of={TriangleAlert} />
        {title ?? words.problems(problems.length)}
      </h2>
      <ul className="mt-1 -mb-2">
        {problems.map((problem) => (
          <li key={problem.name}>
            <a
              href={`#${problem.name}`}
              onClick={jump(problem.name)}
              className="inline-flex min-h-11 items-center font-quiet text-red-ink underline underline-offset-3"
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
