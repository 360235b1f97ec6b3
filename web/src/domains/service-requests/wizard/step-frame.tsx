import { ArrowLeft, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { ASKING_STEPS, type AskingStep, FIRST_STEP, previous, stepLabels } from './flow.ts';
import { StartOver } from './start-over.tsx';
import { StepLink } from './step-link.tsx';
import { stepsWords } from './steps.words.ts';
import { useDraft } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

const words = here(stepsWords).frame;

export interface StepFrameProps {
  step: AskingStep;
  title: string;
  subtitle?: ReactNode;
  /** 'Back to Location', for example. Without it, there is no previous step. */
  backLabel?: string;
  /** Replaces the back link on the first step. */
  leave?: ReactNode;
  /** The step has an `ActionBar`. */
  bar?: boolean;
  children: ReactNode;
}

/** The frame of every step: progress, the way back, the heading, and a warning while there is danger. */
export function StepFrame({ step, title, subtitle, backLabel, leave, bar = false, children }: StepFrameProps) {
  const { safety } = useDraft();
  const steps = useSteps(step);
  return (
    <Page width="mid" bar={bar}>
      <Stepper
        steps={ASKING_STEPS.map((id) => ({ id, label: stepLabels[id], href: steps.href(id) }))}
        current={step}
        onStep={(id) => {
          const to = ASKING_STEPS.find((known) => known === id);
          if (to) void steps.go(to);
        }}
      />
      {leave}
      {backLabel && (
        <StepLink
          href={steps.href(previous(step) ?? FIRST_STEP)}
          onGo={steps.back}
          variant="text"
          icon={ArrowLeft}
          className="-ml-2.5"
        >
          {backLabel}
        </StepLink>
      )}
      <h1 className="mt-1">{title}</h1>
      {subtitle && <p className="mt-0.5 text-ink-2">{subtitle}</p>}
      {safety && (
        <Note icon={TriangleAlert} tone="red" role="alert" title={words.safetyFirst} className="mt-4">
          {safety}
        </Note>
      )}
      <div className="mt-5">{children}</div>
      <StartOver step={step} />
    </Page>
  );
}
