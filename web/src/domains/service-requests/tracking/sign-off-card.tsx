import { signOffServiceRequest } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { TrackingRecord } from '@plumbline/contract/domains/service-requests/tracking.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Card } from '../../../ui/card.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useSignOff } from '../late-api.ts';
import { endWords } from './end.words.ts';
import { trackingWords } from './tracking.words.ts';

const words = here(endWords).signOff;

export interface SignOffCardProps {
  record: Pick<TrackingRecord, 'requestId' | 'selectedContractor' | 'signOff' | 'timeZone'>;
  /** The way to say that it is not so. */
  children?: ReactNode;
  /** Called after the confirmation, or after a refusal because something else had happened. */
  onMoved: () => void;
  onRefused: () => void;
}

/** Asks the customer to confirm that the work is done, and says what silence means. */
export function SignOffCard({ record, children, onMoved, onRefused }: SignOffCardProps) {
  const { requestId, selectedContractor, signOff, timeZone } = record;
  const send = useSignOff(requestId);
  const form = useForm({
    to: signOffServiceRequest,
    params: { id: requestId },
    initial: {},
    send: async () => {
      await send.mutateAsync();
      toast({ title: words.thanks, description: words.contractorTold, tone: 'success' });
      onMoved();
    },
    onRefused: (error) => {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
      onRefused();
    },
  });
  const company = selectedContractor?.name ?? here(trackingWords).contractor.unnamed;
  return (
    <Card as="section" roomy aria-labelledby="sign-off" className="no-print">
      <h2 id="sign-off">{words.title}</h2>
      <p className="mt-0.5 text-ink-2">
        {words.says(company)}
        {signOff?.until && ` ${words.silence(formatDateTime(signOff.until, timeZone))}`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Form of={form}>
          <SubmitButton of={form} big={false} icon={Check} busyLabel={words.sending}>
            {words.confirm}
          </SubmitButton>
        </Form>
        {children}
      </div>
    </Card>
  );
}
