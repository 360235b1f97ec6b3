import { here } from '../../../../lib/language.ts';
import { onDemand } from '../../../../lib/on-demand.tsx';
import { Page } from '../../../../ui/frame.tsx';
import { sentWords } from '../sent.words.ts';
import type { SentDraft } from '../sent-drafts.ts';
import { TrackLink } from '../track-link.tsx';

/** Without the page's code, what matters most in it. */
const Plain = ({ sent }: { sent: SentDraft }) => (
  <Page width="slim">
    <h1 className="mb-4">{here(sentWords).elsewhere.title}</h1>
    <TrackLink requestId={sent.requestId} />
  </Page>
);

/** Replaces a step whose draft was sent in another tab. Few people see it, so its code comes after the wizard's. */
export const SentElsewhere = onDemand(async () => (await import('./sent-elsewhere.tsx')).SentElsewhere, Plain);
