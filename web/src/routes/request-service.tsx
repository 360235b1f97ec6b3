import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AssistantCard } from '../domains/assistant/assistant-card.tsx';
import { ContractorPicker } from '../domains/directory/contractor-picker.tsx';
import { LocationPicker } from '../domains/locations/location-picker.tsx';
import { ArriveAgain } from '../domains/service-requests/wizard/arrive-again.tsx';
import type { WizardStep } from '../domains/service-requests/wizard/flow.ts';
import { ContractorStep } from '../domains/service-requests/wizard/pages/contractor-step.tsx';
import { DetailsStep } from '../domains/service-requests/wizard/pages/details-step.tsx';
import { LocationStep } from '../domains/service-requests/wizard/pages/location-step.tsx';
import { ResultsStep } from '../domains/service-requests/wizard/pages/results-step.tsx';
import { SentElsewhere } from '../domains/service-requests/wizard/pages/sent-elsewhere.tsx';
import { WorkTypeStep } from '../domains/service-requests/wizard/pages/work-type-step.tsx';
import { type Receipt, useReceipt } from '../domains/service-requests/wizard/receipt.ts';
import { useArrival } from '../domains/service-requests/wizard/use-arrival.ts';
import { useSentElsewhere } from '../domains/service-requests/wizard/use-sent-elsewhere.ts';
import { textsFrom } from '../lib/search-text.ts';
import { preloadCalendar } from '../ui/date-picker.tsx';
import { preloadToasts } from '../ui/toast-outlet.tsx';

export const Route = createFileRoute('/request-service')({
  validateSearch: textsFrom('step', 'workType', 'contractor'),
  component: RequestService,
});

/** The wizard with its steps, into which the route puts parts of other domains. */
function RequestService() {
  const search = Route.useSearch();
  const step = useArrival(search);
  const receipt = useReceipt();
  const sent = useSentElsewhere(search.workType !== undefined);

  // The wizard keeps working without a connection, so what it may need later is loaded while there is one.
  useEffect(() => {
    preloadToasts();
    preloadCalendar();
  }, []);

  return (
    <>
      <ArriveAgain />
      {sent === null ? (
        <Step step={step} contractor={search.contractor} receipt={receipt} />
      ) : (
        <SentElsewhere sent={sent} />
      )}
    </>
  );
}

interface StepProps {
  step: WizardStep;
  contractor: string | undefined;
  receipt: Receipt | null;
}

function Step({ step, contractor, receipt }: StepProps) {
  switch (step) {
    case 'workType':
      return <WorkTypeStep assistant={(slot) => <AssistantCard {...slot} />} />;
    case 'location':
      return <LocationStep picker={(slot) => <LocationPicker {...slot} />} />;
    case 'selectPlumber':
      return <ContractorStep picker={(slot) => <ContractorPicker {...slot} wanted={contractor} />} />;
    case 'details':
      return <DetailsStep />;
    case 'results':
      return receipt && <ResultsStep receipt={receipt} />;
  }
}
