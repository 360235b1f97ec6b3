import type { Draft } from '@plumbline/contract/domains/service-requests/draft.ts';
import { here } from '../../../../lib/language.ts';
import { Card } from '../../../../ui/card.tsx';
import { WithAside } from '../../../../ui/frame.tsx';
import { ChosenContractors } from '../chosen-contractors.tsx';
import { detailsWords } from '../details.words.ts';
import { DetailsForm } from '../details-form.tsx';
import { StepFrame } from '../step-frame.tsx';
import { StepLink } from '../step-link.tsx';
import { stepsWords } from '../steps.words.ts';
import { WhatComesToYou, WhatHappensNext } from '../trust.tsx';
import { useDraft } from '../use-draft.ts';
import { useToday } from '../use-opening-day.ts';
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
  const today = useToday(asked[0]?.timeZone);
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
              <StepLink
                href={steps.href('location')}
                onGo={() => steps.go('location')}
                variant="text"
                className="-ml-2.5"
              >
                {here(stepsWords).frame.changeLocation}
              </StepLink>
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
        <DetailsForm draft={draft} today={today} steps={steps} />
      </WithAside>
    </StepFrame>
  );
}
