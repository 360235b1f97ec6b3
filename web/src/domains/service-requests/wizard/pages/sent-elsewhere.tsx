import { CircleCheck, Plus, Route } from 'lucide-react';
import { formatMoment, readersZone } from '../../../../lib/moment.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/frame.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { draftStore } from '../draft-store.ts';
import { type SentDraft, setDraftOfTab } from '../sent-drafts.ts';

/** Takes the place of a step whose draft was sent in another tab: says what became of it, and leads there. */
export function SentElsewhere({ sent }: { sent: SentDraft }) {
  const now = useNow();
  const { requestId, requestNumber, sentTo, sentAt } = sent;
  return (
    <Page width="slim">
      <div role="status" className="flex items-start gap-4 rounded bg-green-tint p-4 lg:px-6 lg:py-5">
        <Icon of={CircleCheck} size="large" className="mt-0.75 text-green-ink" />
        <div className="min-w-0">
          <h1>This request was sent already</h1>
          <p className="num mt-0.5 wrap-anywhere">
            You sent it in another tab at {formatMoment(sentAt, readersZone(), now)}
            {sentTo && ` to ${sentTo}`}. Nothing was sent twice.
          </p>
        </div>
      </div>
      <p className="mt-4">
        Request <b className="num">{requestNumber}</b>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink
          to="/track/$requestId"
          params={{ requestId }}
          variant="primary"
          big
          icon={Route}
          className="w-full sm:w-auto"
        >
          Track your request
        </ButtonLink>
        <Button
          big
          icon={Plus}
          className="w-full sm:w-auto"
          onClick={() => setDraftOfTab(draftStore.get().submissionKey)}
        >
          New Request
        </Button>
      </div>
    </Page>
  );
}
