import type { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';
import { MAX_ASKED } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { answerTime } from '@plumbline/contract/kernel/answer-time.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { Clock, Lock, type LucideIcon, MessageSquareReply, Receipt, Send, Users } from 'lucide-react';
import { here, language } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';
import { stepsWords } from './steps.words.ts';

const words = here(stepsWords).trust;

const costsNothing = () => words.youPayNothing(feeSentence(site, language));

/** Explains who gets the request, who sees the number, and who pays. */
export function WhoSeesWhat() {
  return (
    <Card as="section" aria-labelledby="who-sees-what">
      <h2 id="who-sees-what" className="text-body">
        {words.whoSeesWhat}
      </h2>
      <div className="mt-2 space-y-2">
        <IconLine icon={Send} size="normal">
          {words.goesTo(MAX_ASKED)}
        </IconLine>
        <IconLine icon={Lock} size="normal">
          {words.hidden}
        </IconLine>
        <IconLine icon={Receipt} size="normal">
          {costsNothing()}
        </IconLine>
      </div>
    </Card>
  );
}

/** The steps that follow an open request. */
export function WhatComesToYou() {
  return (
    <NextSteps
      steps={[
        [Send, words.open.see(SEARCH_RADIUS_MILES)],
        [MessageSquareReply, words.open.propose],
        [Users, words.open.choose],
      ]}
    />
  );
}

export interface WhatHappensNextProps {
  /** The company, when only one is asked; null for several. */
  who: string | null;
  urgency: Urgency;
}

/** The steps that follow a submission. */
export function WhatHappensNext({ who, urgency }: WhatHappensNextProps) {
  return (
    <NextSteps
      steps={
        who
          ? [
              [Send, words.one.gets(who)],
              [Clock, words.one.reachOut(answerTime(site, urgency, language))],
              [Users, words.one.next],
            ]
          : [
              [Send, words.several.get],
              [Clock, words.several.first],
              [Users, words.several.next],
            ]
      }
    />
  );
}

type Step = readonly [icon: LucideIcon, text: string];

/** The steps in order. The costs always come last. */
function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Card as="section" aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className="text-body">
        {words.whatHappensNext}
      </h2>
      <ol className="mt-2 space-y-2">
        {[...steps, [Receipt, costsNothing()] satisfies Step].map(([icon, text]) => (
          <li key={text}>
            <IconLine icon={icon} size="normal">
              {text}
            </IconLine>
          </li>
        ))}
      </ol>
    </Card>
  );
}
