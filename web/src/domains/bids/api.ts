import type { BidForm } from '@plumbline/contract/domains/bids/bid.ts';
import { submitBid } from '@plumbline/contract/domains/bids/endpoints.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { here } from '../../lib/language.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { toast } from '../../ui/toast-store.ts';
import { bidWords } from './bid.words.ts';

const words = here(bidWords);

/** Another bid came first, perhaps this visitor's own from another tab. */
const cameTooLate = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The consequences of a bid for the page. */
export interface BidOutcome {
  onSubmitted: (projectId: string) => void;
  /** Called if the server's state has changed since the page was loaded. */
  onTooLate: () => void;
}

/** Submits a bid. Retrying after a lost response counts once. */
export function useSubmitBid(project: Project, { onSubmitted, onTooLate }: BidOutcome) {
  return useMutation({
    mutationFn: ({ bid, idempotencyKey }: { bid: BidForm; idempotencyKey: string }) =>
      call(submitBid, { body: bid, idempotencyKey }),
    onSuccess: () => {
      onSubmitted(project.id);
      toast({
        title: words.submitted,
        description: words.submittedText(project.title),
      });
    },
    onError: (error) => {
      const late = cameTooLate(error);
      toast({
        title: words.failed,
        description: late ? sentenceFor(error) : words.failedText,
        tone: 'destructive',
      });
      if (late) onTooLate();
    },
  });
}
