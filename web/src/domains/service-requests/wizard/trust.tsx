import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { Clock, Lock, MessageSquareReply, Receipt, Send, Users } from 'lucide-react';
import { site } from '../../../lib/site.ts';
import { Card } from '../../../ui/card.tsx';
import { IconLine } from '../../../ui/facts.tsx';

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
          You pay Plumbline nothing. {feeSentence(site)}
        </IconLine>
      </div>
    </Card>
  );
}

/** What submitting sets in motion where contractors come by themselves. */
export function WhatComesToYou() {
  return (
    <Card as="section" aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className="text-body">
        What happens next
      </h2>
      <ol className="mt-2 space-y-2">
        <li>
          <IconLine icon={Send} size="normal">
            Contractors of this trade within 60 miles see the job, without your name, number and street.
          </IconLine>
        </li>
        <li>
          <IconLine icon={MessageSquareReply} size="normal">
            They come with proposals and prices. We tell you of each.
          </IconLine>
        </li>
        <li>
          <IconLine icon={Users} size="normal">
            You compare them and accept one; the others are told so.
          </IconLine>
        </li>
        <li>
          <IconLine icon={Receipt} size="normal">
            You pay Plumbline nothing. {feeSentence(site)}
          </IconLine>
        </li>
      </ol>
    </Card>
  );
}

/** What submitting sets in motion. `who` is the one company, null when several are asked. */
export function WhatHappensNext({ who }: { who: string | null }) {
  return (
    <Card as="section" aria-labelledby="what-happens-next">
      <h2 id="what-happens-next" className="text-body">
        What happens next
      </h2>
      <ol className="mt-2 space-y-2">
        <li>
          <IconLine icon={Send} size="normal">
            {who
              ? `${who} gets the job at once, without your number.`
              : 'They get the job at once, without your number.'}
          </IconLine>
        </li>
        <li>
          <IconLine icon={Clock} size="normal">
            {who
              ? 'They reach out within 2-4 hours: accept, deny or propose a time.'
              : 'The first to accept takes it; the others are told so.'}
          </IconLine>
        </li>
        <li>
          <IconLine icon={Users} size="normal">
            {who
              ? 'If they deny, you choose the next one with one tap.'
              : 'If nobody can, you choose the next one with one tap.'}
          </IconLine>
        </li>
        <li>
          <IconLine icon={Receipt} size="normal">
            You pay Plumbline nothing. {feeSentence(site)}
          </IconLine>
        </li>
      </ol>
    </Card>
  );
}
