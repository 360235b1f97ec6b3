import type { Understanding, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { ArrowLeft, ChevronRight, Droplets, Fan, Hammer, History, type LucideIcon, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Note } from '../../../../ui/note.tsx';
import { withUnderstanding, withWorkType } from '../draft.ts';
import { draftStore } from '../draft-store.ts';
import { FIRST_STEP, firstMissing, stepLabels } from '../flow.ts';
import { StepFrame } from '../step-frame.tsx';
import { WhoSeesWhat } from '../trust.tsx';
import { useDraft } from '../use-draft.ts';
import { useSteps } from '../use-steps.ts';

interface Choice {
  readonly workType: WorkType;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly detail: string;
}

const CHOICES: readonly Choice[] = [
  { workType: 'plumbing', icon: Droplets, label: 'Plumbing', detail: 'Leaks, repairs, installations, drain cleaning' },
  { workType: 'electrical', icon: Zap, label: 'Electrical', detail: 'Wiring, outlets, panels, lighting' },
  { workType: 'hvac', icon: Fan, label: 'HVAC', detail: 'Heating, cooling, air conditioning' },
  { workType: 'handyman', icon: Hammer, label: 'Handyman', detail: 'General repairs, maintenance, odd jobs' },
];

/** What the assistant's card is given by this step. */
export interface AssistantSlot {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onUnderstood: (understanding: Understanding) => void;
}

/** The first step: what kind of work, said in a sentence or picked from four. */
export function WorkTypeStep({ assistant }: { assistant: (slot: AssistantSlot) => ReactNode }) {
  const draft = useDraft();
  const steps = useSteps('workType');
  const missing = firstMissing(draft);

  const choose = (workType: WorkType) => {
    draftStore.change((draft) => withWorkType(draft, workType));
    void steps.forward();
  };

  return (
    <StepFrame
      step="workType"
      title="What do you need done?"
      subtitle="Four short steps. Nothing is sent before the last one."
      leave={
        <ButtonLink to="/" variant="text" icon={ArrowLeft} className="-ml-2.5">
          Back to Home
        </ButtonLink>
      }
    >
      {missing !== FIRST_STEP && (
        <Note icon={History} tone="plumb" className="mb-4">
          <div className="flex flex-wrap items-center gap-x-3">
            You have begun a request on this device.
            <Button variant="text" className="-my-2.5 -ml-2.5" onClick={() => steps.go(missing)}>
              Continue with: {stepLabels[missing]}
            </Button>
          </div>
        </Note>
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-8">
        <div className="space-y-4">
          {assistant({
            text: draft.sentence,
            onText: (sentence) => draftStore.change((draft) => ({ ...draft, sentence })),
            onUnderstood: (understanding) => {
              draftStore.change((draft) => withUnderstanding(draft, understanding));
              void steps.forward();
            },
          })}
          <div className="max-lg:hidden">
            <WhoSeesWhat />
          </div>
        </div>
        <section aria-labelledby="work-types-title">
          <h2 id="work-types-title">Or choose the kind of work</h2>
          <ul className="mt-3 space-y-2 lg:space-y-3">
            {CHOICES.map((choice) => (
              <li key={choice.workType}>
                <WorkTypeCard
                  choice={choice}
                  selected={draft.workType === choice.workType}
                  onChoose={() => choose(choice.workType)}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </StepFrame>
  );
}

function WorkTypeCard({ choice, selected, onChoose }: { choice: Choice; selected: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onChoose}
      className="flex min-h-18 w-full items-center gap-4 rounded border border-line bg-surface px-4 py-3 text-left transition-colors hover:border-plumb aria-pressed:border-plumb aria-pressed:bg-plumb-tint aria-pressed:inset-ring aria-pressed:inset-ring-plumb"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded bg-plumb-tint text-plumb-ink">
        <Icon of={choice.icon} size="large" />
      </span>
      <span className="min-w-0">
        <b className="block text-title">{choice.label}</b>
        <span className="block text-meta text-ink-2">{choice.detail}</span>
      </span>
      <Icon of={ChevronRight} className="ml-auto text-ink-3" />
    </button>
  );
}
