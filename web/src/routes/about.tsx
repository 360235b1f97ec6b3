import { badConnectionRules } from '@plumbline/contract/domains/service-requests/connection.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/page-meta.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Cpu, Handshake, MapPinned, MessagesSquare, Receipt } from 'lucide-react';
import { founders } from '../content/founders.ts';
import { DonationForm } from '../domains/payments/donation/donation-form.tsx';
import { site } from '../lib/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { IconLine } from '../ui/facts.tsx';
import { Page } from '../ui/frame.tsx';

export const Route = createFileRoute('/about')({ component: About, staticData: { withoutQueries: true } });

const steps = [
  {
    title: 'Smart request',
    text: 'Say or type what is wrong. We sort out the trade, the kind of work and how urgent it is.',
  },
  { title: 'AI-powered matching', text: 'The job is read, a places database knows who is near. You choose.' },
  {
    title: 'Instant connection',
    text: 'The contractor answers by link or text. You follow every step on one page.',
  },
] as const;

function About() {
  return (
    <Page width="narrow">
      <h1 className="text-[clamp(2rem,1.4rem+2vw,2.75rem)] leading-[1.1] tracking-[-0.025em]">
        A straight line between a job and the person who can do it
      </h1>
      <p className="mt-3 text-title leading-7 text-ink-2">
        Homeowners reach one good contractor without being sold to ten. Contractors find work without buying lists.
      </p>

      <ol className="mt-6 grid gap-6 lg:grid-cols-3 lg:gap-8">
        {steps.map((step, at) => (
          <li key={step.title} className="grid grid-cols-[24px_1fr]">
            <span className="num text-body leading-[1.625rem] font-head text-plumb-ink" aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <h2>{step.title}</h2>
              <p className="text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>

      <Card as="section" roomy id="donate" aria-labelledby="donate-title" className="mt-8 scroll-mt-4">
        <h2 id="donate-title" className="text-head">
          Support {SITE_NAME}
        </h2>
        <p className="mt-1 mb-4 text-ink-2">
          Requests stay free for homeowners. Donations help pay for text messages and maps.
        </p>
        <DonationForm />
      </Card>

      <Card as="section" roomy aria-labelledby="technology" className="mt-4">
        <h2 id="technology" className="text-head">
          The technology
        </h2>
        <ul className="mt-3 grid gap-3">
          <li>
            <IconLine icon={Cpu} size="normal">
              A language engine turns your words into a trade, a kind of work and an urgency. You see what it understood
              and can change all of it.
            </IconLine>
          </li>
          <li>
            <IconLine icon={MapPinned} size="normal">
              A places database of every US city and ZIP code finds the contractors within 60 miles.
            </IconLine>
          </li>
          <li>
            <IconLine icon={MessagesSquare} size="normal">
              Email, text messages and a page that updates by itself carry the answer back to you.
            </IconLine>
          </li>
        </ul>
      </Card>

      <Card as="section" roomy aria-labelledby="founders" className="mt-4">
        <h2 id="founders" className="text-head">
          The founders
        </h2>
        {founders.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
      </Card>

      <Card as="section" roomy aria-labelledby="mission" className="mt-4">
        <h2 id="mission" className="text-head">
          Our mission
        </h2>
        <ul className="mt-3 grid gap-3">
          <li>
            <IconLine icon={Handshake} size="normal">
              Local work for local people: a request goes to the contractor you pick, and your number to nobody who has
              not accepted the job.
            </IconLine>
          </li>
          <li>
            <IconLine icon={Receipt} size="normal">
              Free for those who ask. {feeSentence(site)} ‘Featured’ always means that a place in the list was paid for.
            </IconLine>
          </li>
        </ul>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink to="/request-service" variant="line">
            Request Service
          </ButtonLink>
          <ButtonLink to="/projects">See construction projects</ButtonLink>
        </div>
      </Card>

      {site.referralFeeCents > 0 && (
        <Card as="section" roomy id="refunds" aria-labelledby="refunds-title" className="mt-4 scroll-mt-4">
          <h2 id="refunds-title" className="text-head">
            When a contractor gets the fee back
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            {badConnectionRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
