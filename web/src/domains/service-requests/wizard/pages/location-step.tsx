import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../../ui/action-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { WithAside } from '../../../../ui/frame.tsx';
import { type DraftPlace, withPlace } from '../draft.ts';
import { draftStore } from '../draft-store.ts';
import { serviceOf } from '../flow.ts';
import { StepFrame } from '../step-frame.tsx';
import { WhoSeesWhat } from '../trust.tsx';
import { Understood } from '../understood.tsx';
import { useDraft } from '../use-draft.ts';
import { useSteps } from '../use-steps.ts';

/** What the location picker is given by this step. */
export interface LocationSlot {
  readonly value: DraftPlace | null;
  /** A city named without a ZIP code. */
  readonly named: DraftPlace | undefined;
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
      <Understood draft={draft} onSayAgain={() => steps.go('workType')} />
      <WithAside
        aside={
          <div className="hidden lg:block">
            <WhoSeesWhat />
          </div>
        }
      >
        {picker({
          value: draft.place,
          named: draft.understood?.city,
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
