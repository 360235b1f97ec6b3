import { getRequestAgain } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import type { RequestAgain } from '@plumbline/contract/domains/service-requests/service-request.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { call } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { sentenceFor } from '../../../lib/problem-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { actionsWords } from './actions.words.ts';

const words = here(actionsWords);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The ended request to fill the wizard in from. It names a person, so it never goes into a URL. */
    again?: RequestAgain;
  }
}

/** Opens the wizard with the answers of an ended request; the customer picks the contractor again. */
export function SendAgain({ requestId }: { requestId: string }) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(getRequestAgain, { params: { id: requestId } }),
  });

  const fill = async () => {
    try {
      await navigate({ to: '/request-service', state: { again: await mutateAsync() } });
    } catch (error) {
      toast({ title: words.failed, description: sentenceFor(error), tone: 'destructive' });
    }
  };

  return (
    <div className="no-print">
      <Button variant="primary" big icon={RotateCw} className="w-full sm:w-auto" busy={isPending} onClick={fill}>
        {words.sendAgain.button}
      </Button>
      <p className="mt-1.5 text-meta text-ink-2">{words.sendAgain.explained}</p>
    </div>
  );
}
