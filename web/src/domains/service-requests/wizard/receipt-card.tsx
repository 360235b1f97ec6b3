import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { here } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { SentPhotos } from '../photos/sent-photos.tsx';
import type { Receipt } from './receipt.ts';
import { sentWords } from './sent.words.ts';
import { TrackLink } from './track-link.tsx';

const words = here(sentWords).receipt;

const [before, after] = words.linkOnItsWay;

/** The number of the request, the link that only its customer has, and the photos that follow. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { requestId, requestNumber, trackingUrl, customerEmail } = receipt;
  const [copied, setCopied] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const link = useRef<HTMLInputElement>(null);

  // After the link has been drawn.
  useEffect(() => {
    if (refusals === 0) return;
    link.current?.focus();
    link.current?.select();
  }, [refusals]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(trackingUrl);
      setCopied(true);
    } catch {
      // There is no clipboard without TLS or permission, so the link is selected for manual copying.
      setRefusals((before) => before + 1);
    }
  };

  return (
    <>
      <Card as="section" roomy aria-label={words.label} className="mt-4">
        <p className="text-meta text-ink-2">{words.number}</p>
        <p className="num text-head font-head tracking-[-0.01em]">{requestNumber}</p>
        <p className="mt-2">
          {before}
          <b className="wrap-anywhere">{customerEmail}</b>
          {after}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <TrackLink requestId={requestId} />
          <Button big icon={copied ? Check : Copy} className="w-full sm:w-auto" onClick={copy}>
            <span aria-live="polite">{copied ? words.copied : words.copy}</span>
          </Button>
        </div>
        {refusals > 0 && (
          <div className="mt-4">
            <Field name="trackingLink" label={words.link} hint={words.copyByHand}>
              {(control) => <Input {...control} ref={link} readOnly value={trackingUrl} />}
            </Field>
          </div>
        )}
      </Card>
      <SentPhotos requestId={requestId} />
    </>
  );
}
