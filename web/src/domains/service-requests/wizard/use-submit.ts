import { findPlumbers } from '@plumbline/contract/domains/directory/endpoints.ts';
import { submissionOf } from '@plumbline/contract/domains/service-requests/draft-submission.ts';
import { submitServiceRequest } from '@plumbline/contract/domains/service-requests/endpoints.ts';
import { receiptOf } from '@plumbline/contract/domains/service-requests/request-receipt.ts';
import type {
  ServiceRequestForm,
  ServiceRequestSubmission,
  SubmittedRequest,
} from '@plumbline/contract/domains/service-requests/service-request.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { rememberRequest } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { detailsWords } from './details.words.ts';
import { draftStore } from './draft-store.ts';
import { keepReceipt } from './receipt.ts';
import { isRefusal, type Sent, sendOnce } from './send.ts';
import { sentWords } from './sent.words.ts';
import { draftOfTab, noteSent, refreshSent, sentUnder, setDraftOfTab } from './sent-drafts.ts';
import { namesOf } from './submission.ts';

const words = here(detailsWords);

const sent = here(sentWords).toast;

/** Sends the draft once, opens the next page, and drops the draft and the cached contractors. */
export function useSubmit() {
  const client = useQueryClient();
  const navigate = useNavigate();

  return useMutation({
    mutationFn: (form: ServiceRequestForm) => send(form),
    onError: (error) => {
      if (error instanceof SentElsewhere) return refreshSent();
      toast({
        title: words.submit.failed,
        description: words.submit.tryAgain,
        tone: 'destructive',
      });
    },
    onSuccess: async ({ request, earlier }, form) => {
      const receipt = receiptOf(request, form, draftStore.get().asked);
      keepReceipt(receipt);
      const { submissionKey, asked } = draftStore.get();
      setDraftOfTab(null);
      noteSent({
        key: submissionKey,
        requestId: request.id,
        requestNumber: request.requestNumber,
        sentTo: asked.length === 0 ? '' : namesOf(asked),
        sentAt: new Date().toISOString(),
      });
      rememberRequest(request.id);
      toast({
        title: sent.title,
        description: earlier
          ? sent.earlier(request.requestNumber)
          : request.awaitsProof
            ? sent.toConfirm[request.awaitsProof]
            : draftStore.get().openToProposals
              ? sent.open
              : sent.sent,
        tone: 'success',
      });
      void client.invalidateQueries({ queryKey: [findPlumbers.path] });
      if (receipt.contractors.length > 1) {
        await navigate({ to: '/request-service', search: { step: 'results' }, replace: true });
      } else {
        await navigate({ to: '/congratulations', state: { receipt }, replace: true });
      }
      draftStore.clear();
    },
  });
}

/** Another tab was first. */
export class SentElsewhere extends Error {
  constructor() {
    super(words.submit.elsewhere);
  }
}

async function send(form: ServiceRequestForm): Promise<Sent> {
  const { submissionKey, unanswered, ...draft } = draftStore.get();
  // This tab may have been frozen while another tab sent the draft.
  if (sentUnder(draftOfTab()) !== null || sentUnder(submissionKey) !== null) throw new SentElsewhere();
  const body = JSON.stringify(submissionOf(form, draft));
  const post = (text: string): Promise<SubmittedRequest> =>
    call(submitServiceRequest, {
      body: JSON.parse(text) as ServiceRequestSubmission,
      idempotencyKey: submissionKey,
    });

  // Noted before it is sent: the tab may be closed before the answer comes.
  const noted = [...unanswered.filter((text) => text !== body), body];
  draftStore.change((current) => ({ ...current, unanswered: noted }));
  try {
    return await sendOnce(post, body, noted);
  } catch (error) {
    if (isRefusal(error)) {
      draftStore.change((current) => ({ ...current, unanswered: current.unanswered.filter((text) => text !== body) }));
    }
    if (sentUnder(submissionKey) !== null) throw new SentElsewhere();
    throw error;
  }
}
