import type { CraftsmanProfile } from '@plumbline/contract/domains/directory/craftsman-profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PhoneProof } from '../../../ui/phone-proof.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SmsConsent } from '../sms-consent.tsx';
import { sendPhoneCode, useConfirmContact } from './calls.ts';

interface ConfirmPhoneProps {
  profile: Pick<CraftsmanProfile, 'smsConsent'>;
  /** E.164. */
  phone: string;
  another?: ReactNode;
  onProven?: () => void;
}

/** The signed-in craftsman confirms the phone of the listing: texts, opportunities and free connections follow. */
export function ConfirmPhone({ profile, phone, another, onProven }: ConfirmPhoneProps) {
  const client = useQueryClient();
  const [smsConsent, setSmsConsent] = useState(false);
  const { mutateAsync } = useConfirmContact();
  return (
    <PhoneProof
      phone={phone}
      consent={!profile.smsConsent && <SmsConsent given={smsConsent} onChange={setSmsConsent} />}
      another={another}
      send={(by) => sendPhoneCode(phone, by)}
      confirm={async (id, code) => {
        await mutateAsync({ id, code, smsConsent });
        // Opportunities and offers change with it.
        void client.invalidateQueries();
        toast({ title: 'Phone confirmed', description: 'You now get requests and opportunities.', tone: 'success' });
        onProven?.();
      }}
    />
  );
}
