import { Check, Copy, Route } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { Receipt } from './receipt.ts';

/** The number of the request, and the link that only its customer has. */
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
      // Without TLS or permission there is no clipboard: then the link is selected, to be copied by hand.
      setRefusals((before) => before + 1);
    }
  };

  return (
    <Card as="section" roomy aria-label="Your request" className="mt-4">
      <p className="text-meta text-ink-2">Request number</p>
      <p className="num text-head font-head tracking-[-0.01em]">{requestNumber}</p>
      <p className="mt-2">
        Follow every step on your tracking page. The link is on its way to{' '}
        <b className="wrap-anywhere">{customerEmail}</b>; whoever has it sees your request, so keep it to yourself.
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
        <Button big icon={copied ? Check : Copy} className="w-full sm:w-auto" onClick={copy}>
          <span aria-live="polite">{copied ? 'Link copied' : 'Copy the link'}</span>
        </Button>
      </div>
      {refusals > 0 && (
        <div className="mt-4">
          <Field
            name="trackingLink"
            label="The link to your tracking page"
            hint="This browser doesn't let us copy it. It is selected: copy it with your keyboard or by a long press."
          >
            {(control) => <Input {...control} ref={link} readOnly value={trackingUrl} />}
          </Field>
        </div>
      )}
    </Card>
  );
}
