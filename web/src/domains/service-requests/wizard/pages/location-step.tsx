import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../../lib/language.ts';
import { ActionBar } from '../../../../ui/action-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { WithAside } from '../../../../ui/frame.tsx';
import { type DraftPlace, withPlace } from '../draft.ts';
import { draftStore } from '../draft-store.ts';
import { serviceOf } from '../flow.ts';
import { StepFrame } from '../step-frame.tsx';
import { stepsWords } from '../steps.words.ts';
import { WhoSeesWhat } from '../trust.tsx';
import { Understood } from '../understood.tsx';
import { useDraft } from '../use-draft.ts';
import { useSteps } from '../use-steps.ts';

const words = here(stepsWords);

/** The props of the location picker in this step. */
export interface LocationSlot {
  readonly value: DraftPlace | null;
  /** A city named without a ZIP code. */
  readonly named: DraftPlace | undefined;
  readonly onPick: (place: DraftPlace) => void;
}

/** The second step: the place. */
export function LocationStep({ picker }: { picker: (slot: LocationSlot) => ReactNode }) {
  const draft = useDraft();
  const steps = useSteps('location');
  return (
    <StepFrame
      step="location"
      title={words.location.title}
      subtitle={words.location.subtitle(serviceOf(draft.workType))}
      backLabel={words.location.back}
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
              {words.frame.next}
            </Button>
          </ActionBar>
        )}
      </WithAside>
    </StepFrame>
  );
}
