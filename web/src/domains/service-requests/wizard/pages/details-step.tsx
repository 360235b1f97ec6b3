import { dayIn } from '@plumbline/contract/domains/service-requests/time-slot.ts';
import { useState } from 'react';
import { here } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { WithAside } from '../../../../ui/frame.tsx';
import { ChosenContractors } from '../chosen-contractors.tsx';
import { detailsWords } from '../details.words.ts';
import { DetailsForm } from '../details-form.tsx';
import type { Draft } from '../draft.ts';
import { StepFrame } from '../step-frame.tsx';
import { stepsWords } from '../steps.words.ts';
import { WhatComesToYou, WhatHappensNext } from '../trust.tsx';
import { useDraft } from '../use-draft.ts';
import { useSteps } from '../use-steps.ts';

const words = here(detailsWords);

const headingFor = ({ asked, openToProposals }: Draft): string => {
  if (openToProposals) return words.aside.open;
  return asked.length === 1 ? words.aside.one : words.aside.several(asked.length);
};

/** The last step: the job, its time and the customer. */
export function DetailsStep() {
  const draft = useDraft();
  const steps = useSteps('details');
  const { asked, place, openToProposals } = draft;
  // Late in the evening the date differs by time zone. The one at the job counts.
  const [opened] = useState(() => new Date());
  const today = dayIn(opened, asked[0]?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <StepFrame step="details" title={words.title} backLabel={words.back} bar>
      <WithAside
        aside={
          <div className="space-y-4">
            <Card as="section" aria-labelledby="your-contractor">
              <h2 id="your-contractor" className="mb-2.5 text-body">
                {headingFor(draft)}
              </h2>
              {openToProposals ? <p>{words.aside.nobodyAsked}</p> : <ChosenContractors contractors={asked} />}
              <hr className="my-4 border-line" />
              <h2 className="text-body">{words.aside.where}</h2>
              <p className="num mt-1">{place && `${place.city}, ${place.state} ${place.zipCode}`}</p>
              <Button variant="text" className="-ml-2.5" onClick={() => steps.go('location')}>
                {here(stepsWords).frame.changeLocation}
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
