import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { here } from '../lib/language.ts';
import { Icon } from './icon.tsx';
import { uiWords } from './ui.words.ts';

const words = here(uiWords).steps;

export interface Step {
  id: string;
  label: string;
  /** The link of a finished step; without it the step isn't a link. */
  href?: string;
}

export interface StepperProps {
  steps: readonly Step[];
  /** The id of the current step. */
  current: string;
  /** Called instead of following `href`, for steps kept in the URL by the router. */
  onStep?: (id: string) => void;
}

/** Progress in a flow: named steps on wide screens, 'Step 3 of 4: Contractor' and segments on a phone. */
export function Stepper({ steps, current, onStep }: StepperProps) {
  const index = Math.max(
    0,
    steps.findIndex((step) => step.id === current),
  );
  const next = steps[index + 1];

  const follow = (id: string) => (event: MouseEvent) => {
    if (!onStep || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onStep(id);
  };

  return (
    <nav aria-label={words.progress} className="mb-2 lg:mb-8">
      <div className="lg:hidden">
        <p className="mb-2 flex justify-between gap-4 text-meta text-ink-2">
          <b className="text-ink">{words.at(index + 1, steps.length, steps[index]?.label ?? '')}</b>
          <span>{next ? words.next(next.label) : words.last}</span>
        </p>
        <div className="flex gap-1" aria-hidden="true">
          {steps.map((step, at) => (
            <span key={step.id} className={clsx('h-1 flex-1 rounded-full', at <= index ? 'bg-plumb' : 'bg-line')} />
          ))}
        </div>
      </div>
      <ol className="hidden border-b border-line lg:flex">
        {steps.map((step, at) => {
          const state = at < index ? 'done' : at === index ? 'now' : 'next';
          const name = (
            <>
              <span className={clsx('step-mark', state)}>
                {state === 'done' ? <Icon of={Check} size="tiny" strokeWidth={2.8} /> : at + 1}
              </span>
              {step.label}
              {state === 'done' && <span className="sr-only">, {words.done}</span>}
            </>
          );
          return (
            <li key={step.id} className={clsx('step', state)} aria-current={state === 'now' ? 'step' : undefined}>
              {state === 'done' && step.href ? (
                <a href={step.href} onClick={follow(step.id)} className="step-name">
                  {name}
                </a>
              ) : (
                <span className="step-name">{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
