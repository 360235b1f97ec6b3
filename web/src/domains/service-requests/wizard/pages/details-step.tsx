import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { WithAside } from '../../../../ui/frame.tsx';
import { ChosenContractors } from '../chosen-contractors.tsx';
import { DetailsForm } from '../details-form.tsx';
import type { Draft } from '../draft.ts';
import { StepFrame } from '../step-frame.tsx';
import { WhatComesToYou, WhatHappensNext } from '../trust.tsx';
import { useDraft } from '../use-draft.ts';
import { useSteps } from '../use-steps.ts';

const headingFor = ({ asked, openToProposals }: Draft): string => {
  if (openToProposals) return 'Contractors come to you';
  return asked.length === 1 ? 'Your contractor' : `The ${asked.length} contractors we ask`;
};

/** The last step: the job, when, and who the customer is. */
export function DetailsStep() {
  const draft = useDraft();
  const steps = useSteps('details');
  const { asked, place, openToProposals } = draft;
  // Late in the evening it is another day further east: what counts is the day where the work is.
  const [opened] = useState(() => new Date());
  const today = dayIn(opened, asked[0]?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <StepFrame step="details" title="Complete Your Request" backLabel="Back to Contractor Selection" bar>
      <WithAside
        aside={
          <div className="space-y-4">
            <Card as="section" aria-labelledby="your-contractor">
              <h2 id="your-contractor" className="mb-2.5 text-body">
                {headingFor(draft)}
              </h2>
              {openToProposals ? (
                <p>Nobody is asked. Contractors who want the job send you proposals.</p>
              ) : (
                <ChosenContractors contractors={asked} />
              )}
              <hr className="my-4 border-line" />
              <h2 className="text-body">Where</h2>
              <p className="num mt-1">{place && `${place.city}, ${place.state} ${place.zipCode}`}</p>
              <Button variant="text" className="-ml-2.5" onClick={() => steps.go('location')}>
                Change Location
              </Button>
            </Card>
            {openToProposals ? (
              <WhatComesToYou />
            ) : (
              <WhatHappensNext
                who={asked.length === 1 ? (asked[0]?.companyName ?? null) : null}
                urgency={draft.details.urgency}
              />
            )}
          </div>
        }
      >
        <DetailsForm draft={draft} today={today} onChangeLocation={() => steps.go('location')} />
      </WithAside>
    </StepFrame>
  );
}
