import type { Urgency } from '@plumbline/contract/domains/assistant/understanding.ts';
import { answerTime } from '@plumbline/contract/kernel/answer-time.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { Clock, Lock, type LucideIcon, MessageSquareReply, Receipt, Send, Users } from 'lucide-react';
import { site } from '../../../lib/site.ts';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';

const COSTS_NOTHING = `You pay Plumbline nothing. ${feeSentence(site)}`;

/** Who gets the request, who sees the number, and what it costs whom. */
export function WhoSeesWhat() {
  return (
    <Card as="section" aria-labelledby="who-sees-what">
      <h2 id="who-sees-what" className="text-body">
        Who sees what
      </h2>
      <div className="mt-2 space-y-2">
        <IconLine icon={Send} size="normal">
          Your request goes to the one contractor you select, or to three if you say so.
        </IconLine>
        <IconLine icon={Lock} size="normal">
          Name, phone, email and street stay hidden until a contractor accepts.
        </IconLine>
        <IconLine icon={Receipt} size="normal">
          {COSTS_NOTHING}
        </IconLine>
      </div>
    </Card>
  );
}

/** What submitting sets in motion where contractors come by themselves. */
export function WhatComesToYou() {
  return (
    <NextSteps
      steps={[
        [Send, 'Contractors of this trade within 60 miles see the job, without your name, number and street.'],
        [MessageSquareReply, 'They come with proposals and prices. We tell you of each.'],
        [Users, 'You compare them and accept one; the others are told so.'],
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
              [Send, `${who} gets the job at once, without your number.`],
              [Clock, `They reach out within ${answerTime(site, urgency)}: accept, deny or propose a time.`],
              [Users, 'If they deny, you choose the next one with one tap.'],
            ]
          : [
              [Send, 'They get the job at once, without your number.'],
              [Clock, 'The first to accept takes it; the others are told so.'],
              [Users, 'If nobody can, you choose the next one with one tap.'],
            ]
      }
    />
  );
}

type Step = readonly [icon: LucideIcon, text: string];

/** In order; what it costs comes last, always. */
function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Card as="section" aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className="text-body">
        What happens next
      </h2>
      <ol className="mt-2 space-y-2">
        {[...steps, [Receipt, COSTS_NOTHING] satisfies Step].map(([icon, text]) => (
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
