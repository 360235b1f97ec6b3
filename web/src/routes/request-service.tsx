import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { AssistantCard } from '../domains/assistant/assistant-card.tsx';
import { NearbyLine } from '../domains/directory/contractors-line.tsx';
import { loadPicker } from '../domains/directory/picker-contractors.ts';
import { zipCodesQuery } from '../domains/locations/api.ts';
import { LocationPicker, PickedLocation } from '../domains/locations/location-picker.tsx';
import { ArriveAgain } from '../domains/service-requests/wizard/arrive-again.tsx';
import {
  ArrivedDraft,
  arrivedDraft,
  keptDraftQuery,
  useKeptDraft,
} from '../domains/service-requests/wizard/draft-query.ts';
import { reachable, type WizardStep } from '../domains/service-requests/wizard/flow.ts';
import { ContractorStep, contractorSearch } from '../domains/service-requests/wizard/pages/contractor-step.tsx';
import { DetailsStep } from '../domains/service-requests/wizard/pages/details-step.tsx';
import { ResultsStep } from '../domains/service-requests/wizard/pages/late-results-step.tsx';
import { SentElsewhere } from '../domains/service-requests/wizard/pages/late-sent-elsewhere.tsx';
import { LocationStep } from '../domains/service-requests/wizard/pages/location-step.tsx';
import { ReceiptPage } from '../domains/service-requests/wizard/pages/receipt-page.tsx';
import { WorkTypeStep } from '../domains/service-requests/wizard/pages/work-type-step.tsx';
import { type Receipt, useReceipt } from '../domains/service-requests/wizard/receipt.ts';
import { linkedAnswers, useArrival, wantedStep } from '../domains/service-requests/wizard/use-arrival.ts';
import { useSentElsewhere } from '../domains/service-requests/wizard/use-sent-elsewhere.ts';
import { useTakeOver } from '../domains/service-requests/wizard/use-take-over.ts';
import { onServer } from '../lib/page-data.ts';
import { textsFrom } from '../lib/search-text.ts';
import { preloadCalendar } from '../ui/date-picker.tsx';
import { preloadToasts } from '../ui/toast-outlet.tsx';
import { AnsweringPicker, loadAnswerTimes } from './-request/answering-picker.tsx';
import { readReceipt } from './-request/read-receipt.ts';

/** Few sentences leave something open. */
const QuestionCard = lazy(async () => ({
  default: (await import('../domains/assistant/question-card.tsx')).QuestionCard,
}));

const wizardSearch = textsFrom('step', 'workType', 'contractor', 'ask', 'by', 'sort');
type Search = ReturnType<typeof wizardSearch>;

export const Route = createFileRoute('/request-service')({
  staticData: { rendered: true },
  validateSearch: wizardSearch,
  loaderDeps: ({ search }): Search => search,
  loader: ({ deps: search }) =>
    onServer(async (client) => {
      const kept = await client.fetchQuery(keptDraftQuery);
      const draft = arrivedDraft(kept, linkedAnswers(search));
      const step = reachable(wantedStep(search, draft.place !== null), draft, kept.receipt !== null);
      if (step === 'results') await readReceipt(client, kept);
      const city = draft.understood?.city;
      if (step === 'location' && city) await client.prefetchQuery(zipCodesQuery(city));
      if (step !== 'selectPlumber' || !draft.place) return;
      const around = contractorSearch({ ...draft, place: draft.place });
      await loadPicker(client, around, search.contractor);
      await loadAnswerTimes(client, { search: around, urgency: draft.details.urgency }, search.sort);
    }),
  component: RequestService,
});

/** The wizard, which begins with the answers that the server keeps, or with those of the link. */
function RequestService() {
  const kept = useKeptDraft();
  const arrived = arrivedDraft(kept, linkedAnswers(Route.useSearch()));
  useTakeOver();
  return (
    <ArrivedDraft value={arrived}>
      <Wizard />
    </ArrivedDraft>
  );
}

/** The wizard with its steps, into which the route puts parts of other domains. */
function Wizard() {
  const search = Route.useSearch();
  const step = useArrival(search);
  const receipt = useReceipt();
  const kept = useKeptDraft();
  const sent = useSentElsewhere(search.workType !== undefined);

  // The wizard keeps working without a connection, so what it may need later is loaded while there is one.
  useEffect(() => {
    preloadToasts();
    preloadCalendar();
  }, []);

  // The last step of a request that was sent without scripts, opened or posted once more.
  if (kept?.receipt && search.step === 'details' && step !== 'details') return <ReceiptPage receipt={kept.receipt} />;
  return (
    <>
      <ArriveAgain />
      {sent === null ? <Step step={step} search={search} receipt={receipt} /> : <SentElsewhere sent={sent} />}
    </>
  );
}

interface StepProps {
  step: WizardStep;
  search: Search;
  receipt: Receipt | null;
}

function Step({ step, search: { contractor, ask, by, sort }, receipt }: StepProps) {
  switch (step) {
    case 'workType':
      return (
        <WorkTypeStep
          assistant={(slot) => <AssistantCard {...slot} />}
          question={(slot) => (
            <Suspense>
              <QuestionCard {...slot} />
            </Suspense>
          )}
        />
      );
    case 'location':
      return (
        <LocationStep
          key={by}
          isChanging={by !== undefined}
          picker={(slot) => <LocationPicker {...slot} by={by} />}
          picked={(slot) => <PickedLocation {...slot} />}
          nearby={(around, service) => <NearbyLine search={around} service={service} />}
        />
      );
    case 'selectPlumber':
      return (
        <ContractorStep
          asking={ask}
          linked={contractor}
          picker={(slot) => <AnsweringPicker slot={slot} wanted={contractor} sort={sort} />}
        />
      );
    case 'details':
      return <DetailsStep />;
    case 'results':
      return receipt && <ResultsStep receipt={receipt} />;
  }
}
