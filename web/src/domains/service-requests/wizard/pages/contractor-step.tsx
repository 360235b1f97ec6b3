import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import {
  type ChosenContractor,
  type Draft,
  type DraftPlace,
  withAsked,
  withOpenDoor,
} from '@plumbline/contract/domains/service-requests/draft.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { ArrowRight, Lock, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { here } from '../../../../lib/language.ts';
import { ActionBar } from '../../../../ui/action-bar.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ChosenContractors } from '../chosen-contractors.tsx';
import { ConfirmChoice } from '../confirm-choice.tsx';
import { draftStore } from '../draft-store.ts';
import { serviceOf } from '../flow.ts';
import { StepFrame } from '../step-frame.tsx';
import { StepLink } from '../step-link.tsx';
import { stepsWords } from '../steps.words.ts';
import { namesOf } from '../submission.ts';
import { WhoSeesWhat } from '../trust.tsx';
import { useDraft } from '../use-draft.ts';
import { useSteps } from '../use-steps.ts';

const words = here(stepsWords);

/** The props of the contractor picker in this step. */
export interface ContractorSlot {
  /** The search parameters to keep, what the address asks about, and how to ask about it on the page. */
  readonly keep: Readonly<Record<string, string | undefined>>;
  readonly asking: string | undefined;
  readonly confirm: (question: {
    readonly title: string;
    readonly confirmLabel: string;
    readonly contractors: readonly FoundContractor[];
    readonly children: ReactNode;
  }) => ReactNode;
  readonly search: {
    readonly serviceType: string;
    readonly city: string;
    readonly state: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly urgency: Draft['details']['urgency'];
  /** A sentence has told of a danger. */
  readonly isDangerous: boolean;
  readonly place: string;
  readonly selected: readonly ContractorId[];
  /** The contractor of a link: pressing it was the choice. */
  readonly onWanted: (contractor: FoundContractor) => void;
  readonly onSelect: (contractor: FoundContractor) => void;
  /** 'Let contractors come to me'. */
  readonly onOpenDoor: () => void;
  readonly onSelectBest: (contractors: readonly FoundContractor[]) => void;
  readonly note: ReactNode;
  readonly choice: ReactNode;
  readonly trust: ReactNode;
  readonly emptyAction: ReactNode;
}

/** Returns the search for contractors of the trade around the place. */
export const contractorSearch = ({ workType, place }: { workType: Draft['workType']; place: DraftPlace }) => ({
  serviceType: workType ?? 'plumbing',
  city: place.city,
  state: place.state,
  latitude: place.latitude,
  longitude: place.longitude,
});

const chosen = ({
  id,
  companyName,
  photoUrl,
  logoUrl,
  isVerified,
  timeZone,
  distance,
  phone,
  email,
}: FoundContractor) => ({
  id,
  companyName,
  photoUrl: photoUrl ?? logoUrl,
  isVerified,
  timeZone,
  distance,
  phone,
  email,
});

/** Returns 'Falls City Drain declined. Highlands Pipe did not answer.' */
const refusedSentence = ({ refused }: NonNullable<Draft['again']>): string =>
  refused.map(({ companyName, outcome }) => words.contractor.refused(companyName, outcome)).join(' ');

export interface ContractorStepProps {
  /** What the address asks about: a contractor's id, the best matches, or `OPEN_DOOR`. */
  asking: string | undefined;
  /** The contractor of a link. */
  linked: string | undefined;
  picker: (slot: ContractorSlot) => ReactNode;
}

/** Asks whether contractors are to come to the customer. */
const OPEN_DOOR = 'open';

/** The third step: choosing the contractor. */
export function ContractorStep({ asking, linked, picker }: ContractorStepProps) {
  const draft = useDraft();
  const steps = useSteps('selectPlumber');
  const [isAsking, setAsking] = useState(false);
  const { place, asked, openToProposals, workType, again } = draft;
  if (!place) return null;

  const ask = (contractors: readonly ChosenContractor[]) => {
    draftStore.change((draft) => withAsked(draft, contractors));
    void steps.forward();
  };
  const openDoor = async () => {
    draftStore.change(withOpenDoor);
    await steps.forward();
  };
  const hasChoice = asked.length > 0 || openToProposals;
  const placeName = `${place.city}, ${place.state}`;

  return (
    <StepFrame
      step="selectPlumber"
      title={words.contractor.title}
      subtitle={words.contractor.subtitle(serviceOf(workType), placeName)}
      backLabel={words.contractor.back}
      bar={hasChoice}
    >
      {again && (
        <Note icon={RotateCw} tone="plumb" title={words.contractor.sentAgain(again.requestNumber)} className="mb-4">
          {refusedSentence(again)} {words.contractor.pickAnother}
        </Note>
      )}
      {asking === OPEN_DOOR && (
        <ConfirmChoice
          title={words.contractor.openDoor.title}
          confirmLabel={words.contractor.openDoor.confirm}
          contractorIds={[]}
          onConfirm={openDoor}
        >
          {words.contractor.openDoor.explained(SEARCH_RADIUS_MILES)}
        </ConfirmChoice>
      )}
      {picker({
        keep: { step: 'selectPlumber', contractor: linked },
        asking,
        confirm: ({ contractors, ...question }) => (
          <ConfirmChoice
            key={question.title}
            {...question}
            contractorIds={contractors.map(({ id }) => id)}
            onConfirm={() => ask(contractors.map(chosen))}
          />
        ),
        search: contractorSearch({ workType, place }),
        urgency: draft.details.urgency,
        isDangerous: draft.safety !== null,
        place: placeName,
        selected: asked.map(({ id }) => id),
        onWanted: (contractor) => draftStore.change((draft) => withAsked(draft, [chosen(contractor)])),
        onSelect: (contractor) => ask([chosen(contractor)]),
        onOpenDoor: () => setAsking(true),
        onSelectBest: (contractors) => ask(contractors.map(chosen)),
        note: (
          <Note icon={Lock} tone="plumb">
            {words.contractor.oneGetsIt}
          </Note>
        ),
        choice: hasChoice && (
          <Card as="section" aria-labelledby="your-choice">
            <h2 id="your-choice" className="mb-2.5 text-body">
              {words.contractor.yourChoice}
            </h2>
            {openToProposals ? <p>{words.contractor.comeToMe}</p> : <ChosenContractors contractors={asked} />}
            <StepLink
              href={steps.href('details')}
              onGo={steps.forward}
              variant="primary"
              big
              block
              iconEnd={ArrowRight}
              className="mt-3.5"
            >
              {words.contractor.continueToDetails}
            </StepLink>
          </Card>
        ),
        trust: <WhoSeesWhat />,
        emptyAction: (
          <StepLink href={steps.href('location')} onGo={() => steps.go('location')} variant="primary">
            {words.frame.changeLocation}
          </StepLink>
        ),
      })}
      {hasChoice && (
        <ActionBar className="gap-3 lg:hidden">
          <div className="min-w-0 flex-1">
            <span className="block text-meta text-ink-2">{words.contractor.yourChoice}</span>
            <b className="block truncate leading-5">{openToProposals ? words.contractor.comeToMe : namesOf(asked)}</b>
          </div>
          <StepLink href={steps.href('details')} onGo={steps.forward} variant="primary" big iconEnd={ArrowRight}>
            {words.frame.next}
          </StepLink>
        </ActionBar>
      )}
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={words.contractor.openDoor.title}
          confirmLabel={words.contractor.openDoor.confirm}
          onConfirm={openDoor}
        >
          {words.contractor.openDoor.explained(SEARCH_RADIUS_MILES)}
        </ConfirmDialog>
      )}
    </StepFrame>
  );
}
