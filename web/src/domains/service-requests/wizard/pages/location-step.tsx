import { type DraftPlace, withPlace } from '@plumbline/contract/domains/service-requests/draft.ts';
import { answerPlace } from '@plumbline/contract/domains/service-requests/draft-endpoints.ts';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { here } from '../../../../lib/language.ts';
import { ActionBar } from '../../../../ui/action-bar.tsx';
import { Card } from '../../../../ui/card.tsx';
import { WithAside } from '../../../../ui/frame.tsx';
import { useKeptDraft } from '../draft-query.ts';
import { draftStore } from '../draft-store.ts';
import { serviceOf } from '../flow.ts';
import { StepFrame } from '../step-frame.tsx';
import { StepLink } from '../step-link.tsx';
import { stepsWords } from '../steps.words.ts';
import { Understood } from '../understood.tsx';
import { useDraft } from '../use-draft.ts';
import { useSteps } from '../use-steps.ts';
import { contractorSearch } from './contractor-step.tsx';

const words = here(stepsWords);

/** The props of the location picker in this step. */
export interface LocationSlot {
  /** A city named without a ZIP code. */
  readonly named: DraftPlace | undefined;
  readonly hrefOf: (way: string) => string;
  readonly placeForm: {
    readonly to: typeof answerPlace;
    readonly body: (entered: { readonly zipCode?: string; readonly city?: string }) => object;
    readonly next: () => string;
  };
  readonly nearby: (place: DraftPlace) => ReactNode;
  readonly onPick: (place: DraftPlace) => void;
}

export interface LocationStepProps {
  /** The address asks for another place than the one that was picked. */
  isChanging: boolean;
  picker: (slot: LocationSlot) => ReactNode;
  /** The place that was picked, with a way to change it. */
  picked: (slot: {
    readonly place: DraftPlace;
    readonly nearby: LocationSlot['nearby'];
    readonly change: (label: string) => ReactNode;
  }) => ReactNode;
  /** Says who works at a place. */
  nearby: (search: ReturnType<typeof contractorSearch>, service: string) => ReactNode;
}

/** The second step: the place. */
export function LocationStep({ isChanging, picker, picked, nearby: nearbyOf }: LocationStepProps) {
  const draft = useDraft();
  const steps = useSteps('location');
  const [changing, setChanging] = useState(isChanging);
  const { workType, place, understood } = draft;
  const nearby = (at: DraftPlace) => nearbyOf(contractorSearch({ workType, place: at }), serviceOf(workType));
  const kept = useKeptDraft();
  // Without scripts, the work type of a link is kept nowhere else yet.
  const linked = workType && !kept?.draft ? { workType } : {};
  const hrefOf = (way: string) => `${steps.href('location')}&${new URLSearchParams({ by: way, ...linked })}`;
  return (
    <StepFrame
      step="location"
      title={words.location.title}
      subtitle={words.location.subtitle(serviceOf(workType))}
      backLabel={words.location.back}
      bar
    >
      <WithAside
        aside={
          <Card as="section" aria-labelledby="why-we-ask" className="max-lg:hidden">
            <h2 id="why-we-ask" className="text-body">
              {words.location.why}
            </h2>
            <p className="mt-1">{words.location.because}</p>
          </Card>
        }
      >
        <Understood draft={draft} onSayAgain={() => steps.go('workType')} />
        {place && !changing ? (
          <>
            {picked({
              place,
              nearby,
              change: (label) => (
                <StepLink href={hrefOf('city')} onGo={() => setChanging(true)} variant="text" className="-my-2 -ml-2.5">
                  {label}
                </StepLink>
              ),
            })}
            <ActionBar className="lg:mt-4">
              <StepLink
                href={steps.href('selectPlumber')}
                onGo={steps.forward}
                variant="primary"
                big
                iconEnd={ArrowRight}
                className="w-full lg:w-auto"
              >
                {words.frame.next}
              </StepLink>
            </ActionBar>
          </>
        ) : (
          picker({
            named: understood?.city,
            hrefOf,
            placeForm: {
              to: answerPlace,
              body: (entered) => ({ ...entered, workType }),
              next: () => steps.path('selectPlumber'),
            },
            nearby,
            onPick: (found) => {
              setChanging(false);
              draftStore.change((kept) => withPlace(kept, found));
              void steps.forward();
            },
          })
        )}
      </WithAside>
    </StepFrame>
  );
}
