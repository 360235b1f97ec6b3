import { CircleCheck, Plus } from 'lucide-react';
import { here } from '../../../../lib/language.ts';
import { formatMoment, readersZone } from '../../../../lib/moment.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/frame.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { draftStore } from '../draft-store.ts';
import { sentWords } from '../sent.words.ts';
import { type SentDraft, setDraftOfTab } from '../sent-drafts.ts';
import { TrackLink } from '../track-link.tsx';

const words = here(sentWords);

/** Replaces a step whose draft was sent in another tab, with a link to the request. */
export function SentElsewhere({ sent }: { sent: SentDraft }) {
  const now = useNow();
  const { requestId, requestNumber, sentTo, sentAt } = sent;
  const at = formatMoment(sentAt, readersZone(), now);
  return (
    <Page width="slim">
      <div role="status" className="flex items-start gap-4 rounded bg-green-tint p-4 lg:px-6 lg:py-5">
        <Icon of={CircleCheck} size="large" className="mt-0.75 text-green-ink" />
        <div className="min-w-0">
          <h1>{words.elsewhere.title}</h1>
          <p className="num mt-0.5 wrap-anywhere">
            {sentTo ? words.elsewhere.sentAtTo(at, sentTo) : words.elsewhere.sentAt(at)}
          </p>
        </div>
      </div>
      <p className="mt-4">
        {words.elsewhere.request} <b className="num">{requestNumber}</b>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <TrackLink requestId={requestId} />
        <Button
          big
          icon={Plus}
          className="w-full sm:w-auto"
          onClick={() => setDraftOfTab(draftStore.get().submissionKey)}
        >
          {words.newRequest}
        </Button>
      </div>
    </Page>
  );
}
