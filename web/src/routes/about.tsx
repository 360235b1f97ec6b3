import { badConnectionRules } from '@plumbline/contract/domains/service-requests/connection.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { feeSentence } from '@plumbline/contract/kernel/site.ts';
import { SITE_NAME } from '@plumbline/contract/kernel/site-name.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Cpu, Handshake, MapPinned, MessagesSquare, Receipt } from 'lucide-react';
import { aboutWords } from '../content/about.words.ts';
import { foundersWords } from '../content/founders.words.ts';
import { DonationForm } from '../domains/payments/donation/donation-form.tsx';
import { here, language } from '../lib/language.ts';
import { site } from '../lib/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { IconLine } from '../ui/facts.tsx';
import { Page } from '../ui/frame.tsx';

export const Route = createFileRoute('/about')({
  component: About,
  staticData: { withoutQueries: true, rendered: true },
});

const words = here(aboutWords);

function About() {
  return (
    <Page width="narrow">
      <h1 className="text-[clamp(2rem,1.4rem+2vw,2.75rem)] leading-[1.1] tracking-[-0.025em]">{words.title}</h1>
      <p className="mt-3 text-title leading-7 text-ink-2">{words.lead}</p>

      <ol className="mt-6 grid gap-6 lg:grid-cols-3 lg:gap-8">
        {words.steps.map((step, at) => (
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
          {words.support(SITE_NAME)}
        </h2>
        <p className="mt-1 mb-4 text-ink-2">{words.donations}</p>
        <DonationForm />
      </Card>

      <Card as="section" roomy aria-labelledby="technology" className="mt-4">
        <h2 id="technology" className="text-head">
          {words.technology}
        </h2>
        <ul className="mt-3 grid gap-3">
          <li>
            <IconLine icon={Cpu} size="normal">
              {words.engine}
            </IconLine>
          </li>
          <li>
            <IconLine icon={MapPinned} size="normal">
              {words.places(SEARCH_RADIUS_MILES)}
            </IconLine>
          </li>
          <li>
            <IconLine icon={MessagesSquare} size="normal">
              {words.messages}
            </IconLine>
          </li>
        </ul>
      </Card>

      <Card as="section" roomy aria-labelledby="founders" className="mt-4">
        <h2 id="founders" className="text-head">
          {words.founders}
        </h2>
        {here(foundersWords).founders.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
      </Card>

      <Card as="section" roomy aria-labelledby="mission" className="mt-4">
        <h2 id="mission" className="text-head">
          {words.mission}
        </h2>
        <ul className="mt-3 grid gap-3">
          <li>
            <IconLine icon={Handshake} size="normal">
              {words.local}
            </IconLine>
          </li>
          <li>
            <IconLine icon={Receipt} size="normal">
              {words.free} {feeSentence(site, language)} {words.featured}
            </IconLine>
          </li>
        </ul>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink to="/request-service" variant="line">
            {words.request}
          </ButtonLink>
          <ButtonLink to="/projects">{words.projects}</ButtonLink>
        </div>
      </Card>

      {site.referralFeeCents > 0 && (
        <Card as="section" roomy id="refunds" aria-labelledby="refunds-title" className="mt-4 scroll-mt-4">
          <h2 id="refunds-title" className="text-head">
            {words.refunds}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            {badConnectionRules(language).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
