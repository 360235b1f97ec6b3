import { ArrowRight, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../../ui/action-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { WithAside } from '../../../../ui/frame.tsx';
import { Note } from '../../../../ui/note.tsx';
import { jobTitle } from '../../job-words.ts';
import { type Draft, type DraftPlace, withPlace } from '../draft.ts';
import { draftStore } from '../draft-store.ts';
import { serviceOf } from '../flow.ts';
import { StepFrame } from '../step-frame.tsx';
import { WhoSeesWhat } from '../trust.tsx';
import { useDraft } from '../use-draft.ts';
import { useSteps } from '../use-steps.ts';

/** What the location picker is given by this step. */
export interface LocationSlot {
  readonly value: DraftPlace | null;
  readonly onPick: (place: DraftPlace) => void;
}

/** The second step: where. */
export function LocationStep({ picker }: { picker: (slot: LocationSlot) => ReactNode }) {
  const draft = useDraft();
  const steps = useSteps('location');
  return (
    <StepFrame
      step="location"
      title="Service Location"
      subtitle={`Where do you need ${serviceOf(draft.workType)} service?`}
      backLabel="Back to Work Types"
      bar={draft.place !== null}
    >
      <Understood draft={draft} onChange={() => steps.go('workType')} />
      <WithAside
        aside={
          <div className="hidden lg:block">
            <WhoSeesWhat />
          </div>
        }
      >
        {picker({
          value: draft.place,
          onPick: (place) => {
            draftStore.change((draft) => withPlace(draft, place));
            void steps.forward();
          },
        })}
        {draft.place && (
          <ActionBar className="lg:mt-4">
            <Button
              variant="primary"
              big
              iconEnd={ArrowRight}
              className="w-full lg:w-auto"
              onClick={() => steps.forward()}
            >
              Continue
            </Button>
          </ActionBar>
        )}
      </WithAside>
    </StepFrame>
  );
}

const priorities = { low: 'Low Priority', medium: 'Medium Priority', high: 'High Priority' } as const;

/** What the sentence was understood to say, so that a misunderstanding is seen at once. */
function Understood({ draft, onChange }: { draft: Draft; onChange: () => unknown }) {
  if (!draft.understood || !draft.workType) return null;
  const { projectType, urgency } = draft.understood;
  return (
    <Note icon={Lightbulb} tone="plumb" role="status" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <span>
          We understood: <b>{jobTitle({ workType: draft.workType, projectType })}</b>, {priorities[urgency]}.
        </span>
        <Button variant="text" className="-my-2.5 -ml-2.5" onClick={() => void onChange()}>
          Not right? Change it
        </Button>
      </div>
    </Note>
  );
}
