import type { BidForm } from '@plumbline/contract/domains/bids/bid.ts';
import { submitBid } from '@plumbline/contract/domains/bids/endpoints.ts';
import type { Project } from '@plumbline/contract/domains/projects/project.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { sentenceFor } from '../../lib/problem-sentences.ts';
import { randomKey } from '../../lib/random-key.ts';
import { toast } from '../../ui/toast-store.ts';

/** Somebody's bid, perhaps this visitor's from another tab, was there first. */
const cameTooLate = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** What a bid means for what the page shows. */
export interface BidOutcome {
  onSubmitted: (projectId: string) => void;
  /** What the page shows is behind what the server knows. */
  onTooLate: () => void;
}

/** Sends a bid; the same one sent again after a lost answer counts once. */
export function useSubmitBid(project: Project, { onSubmitted, onTooLate }: BidOutcome) {
  const sent = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: (bid: Pick<BidForm, 'amount' | 'notes'>) => {
      const body = { projectId: project.id, amount: bid.amount, status: 'submitted' as const, notes: bid.notes };
      const text = JSON.stringify(body);
      if (sent.current.body !== text) sent.current = { body: text, key: randomKey() };
      return call(submitBid, { body, idempotencyKey: sent.current.key });
    },
    onSuccess: () => {
      onSubmitted(project.id);
      toast({
        title: 'Bid Submitted',
        description: `Your bid for "${project.title}" has been submitted successfully.`,
      });
    },
    onError: (error) => {
      const late = cameTooLate(error);
      toast({
        title: 'Bid Submission Failed',
        description: late ? sentenceFor(error) : 'Failed to submit bid. Please try again.',
        tone: 'destructive',
      });
      if (late) onTooLate();
    },
  });
}
