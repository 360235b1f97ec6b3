import { useEffect, useRef } from 'react';
import { here } from '../../../lib/language.ts';
import type { FormFields } from '../../../lib/use-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { payNowWords } from './pay-now.words.ts';

const words = here(payNowWords);

interface PayNowProps {
  form: FormFields<{ chargeCents: boolean }>;
  /** 'Visa ending in 4242' */
  card: string;
}

/** Charges the kept card with the acceptance, unless it is unticked. It is ticked only once it can be seen. */
export default function PayNow({ form, card }: PayNowProps) {
  const { change } = form;
  const offered = useRef(false);
  useEffect(() => {
    if (offered.current) return;
    offered.current = true;
    change({ chargeCents: true });
  }, [change]);
  return (
    <Checkbox {...form.tick('chargeCents')}>
      <b>{words.payNow(card)}</b> <span className="text-meta text-ink-2">{words.payNowText}</span>
    </Checkbox>
  );
}
