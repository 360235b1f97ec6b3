import type { Asking, Understanding, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { withQuestion, withUnderstanding, withWorkType } from '@plumbline/contract/domains/service-requests/draft.ts';
import { answerInWords, answerWorkType } from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import { tradeWords } from '@plumbline/contract/kernel/trade.words.ts';
import { tradeNames, trades } from '@plumbline/contract/kernel/trades.ts';
import { ArrowLeft, ChevronRight, Droplets, Fan, Hammer, History, type LucideIcon, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../../lib/language.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Note } from '../../../../ui/note.tsx';
import { draftStore } from '../draft-store.ts';
import { FIRST_STEP, firstMissing, stepLabels } from '../flow.ts';
import { StepFrame } from '../step-frame.tsx';
import { StepLink } from '../step-link.tsx';
import { stepsWords } from '../steps.words.ts';
import { WhoSeesWhat } from '../trust.tsx';
import { useDraft } from '../use-draft.ts';
import { useSteps } from '../use-steps.ts';

const words = here(stepsWords);

const names = here(tradeWords);

interface Choice {
  readonly workType: WorkType;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly detail: string;
}

/** The trades that the specification offers; null for those that only the assistant understands. */
const OFFERED: Readonly<Record<Trade, Pick<Choice, 'icon' | 'detail'> | null>> = {
  plumbing: { icon: Droplets, detail: words.workType.details.plumbing },
  electrical: { icon: Zap, detail: words.workType.details.electrical },
  hvac: { icon: Fan, detail: words.workType.details.hvac },
  handyman: { icon: Hammer, detail: words.workType.details.handyman },
  construction: null,
};

const CHOICES: readonly Choice[] = tradeNames.flatMap((trade) => {
  const { workType } = trades[trade];
  const offer = OFFERED[trade];
  return offer === null ? [] : [{ workType, label: names[trade].label, ...offer }];
});

/** The props of the assistant's card in this step. */
export interface AssistantSlot {
  /** Without scripts: the endpoint for the sentence, and the path that follows. */
  readonly to: typeof answerInWords;
  readonly next: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onUnderstood: (understanding: Understanding) => void;
}

/** The props of the card that asks what a sentence leaves open. */
export interface QuestionSlot extends Omit<AssistantSlot, 'onText'> {
  readonly asking: Asking;
}

export interface WorkTypeStepProps {
  assistant: (slot: AssistantSlot) => ReactNode;
  question: (slot: QuestionSlot) => ReactNode;
}

/** The first step: the kind of work, in a sentence or picked from four. A danger in doubt is asked about alone. */
export function WorkTypeStep({ assistant, question }: WorkTypeStepProps) {
  const draft = useDraft();
  const steps = useSteps('workType');
  const missing = firstMissing(draft);

  const form = useForm({
    to: answerWorkType,
    initial: { workType: '' },
    next: () => steps.path('location'),
    send: async ({ workType }) => {
      draftStore.change((draft) => withWorkType(draft, workType));
      await steps.forward();
    },
  });

  const slot = {
    to: answerInWords,
    next: steps.path('location'),
    text: draft.sentence,
    onUnderstood: (understanding: Understanding) => {
      const withMeaning = understanding.asking === null ? withUnderstanding : withQuestion;
      draftStore.change((draft) => withMeaning(draft, understanding));
      if (understanding.asking === null) void steps.forward();
    },
  };
  const { asking } = draft;
  const isAlone = asking?.question.about === 'danger';
  const asked = asking && <div key={asking.question.about}>{question({ ...slot, asking })}</div>;

  return (
    <StepFrame
      step="workType"
      title={words.workType.title}
      subtitle={words.workType.subtitle}
      leave={
        <ButtonLink to="/" variant="text" icon={ArrowLeft} className="-ml-2.5">
          {words.frame.backToHome}
        </ButtonLink>
      }
    >
      {missing !== FIRST_STEP && (
        <Note icon={History} tone="plumb" className="mb-4">
          <div className="flex flex-wrap items-center gap-x-3">
            {words.workType.begun}
            <StepLink
              href={steps.href(missing)}
              onGo={() => steps.go(missing)}
              variant="text"
              className="-my-2.5 -ml-2.5"
            >
              {words.workType.continueWith(stepLabels[missing])}
            </StepLink>
          </div>
        </Note>
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start lg:gap-8">
        <div className="space-y-4">
          {asked}
          {!isAlone &&
            assistant({
              ...slot,
              onText: (sentence) => draftStore.change((draft) => ({ ...draft, sentence })),
            })}
          <div className="max-lg:hidden">
            <WhoSeesWhat />
          </div>
        </div>
        {!isAlone && (
          <section aria-labelledby="work-types-title">
            <h2 id="work-types-title">{words.workType.orChoose}</h2>
            <Form of={form}>
              <ul className="mt-3 space-y-2 lg:space-y-3">
                {CHOICES.map((choice) => (
                  <li key={choice.workType}>
                    <WorkTypeCard
                      choice={choice}
                      selected={draft.workType === choice.workType}
                      onChoose={() => form.change({ workType: choice.workType })}
                    />
                  </li>
                ))}
              </ul>
            </Form>
          </section>
        )}
      </div>
    </StepFrame>
  );
}

function WorkTypeCard({ choice, selected, onChoose }: { choice: Choice; selected: boolean; onChoose: () => void }) {
  return (
    <button
      type="submit"
      name="workType"
      value={choice.workType}
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
