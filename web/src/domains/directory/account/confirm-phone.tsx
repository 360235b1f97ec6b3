import type { ContractorProfile } from '@plumbline/contract/domains/directory/contractor-profile.ts';
import { confirmContactChange } from '@plumbline/contract/domains/directory/own-listing-endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { PhoneProof } from '../../../ui/phone-proof.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SmsConsent } from '../sms-consent.tsx';
import { accountWords } from './account.words.ts';
import { sendPhoneCode, useConfirmContact } from './calls.ts';

const words = here(accountWords);

interface ConfirmPhoneProps {
  profile: Pick<ContractorProfile, 'smsConsent'>;
  /** E.164. */
  phone: string;
  another?: ReactNode;
  onProven?: () => void;
}

/** Confirms the listing's phone, which enables texts, opportunities and free connections. */
export function ConfirmPhone({ profile, phone, another, onProven }: ConfirmPhoneProps) {
  const client = useQueryClient();
  const { mutateAsync } = useConfirmContact();
  return (
    <PhoneProof
      phone={phone}
      to={confirmContactChange}
      paramsFor={(id) => ({ id })}
      {...(profile.smsConsent ? {} : { consent: (form) => <SmsConsent form={form} /> })}
      another={another}
      send={(by) => sendPhoneCode(phone, by)}
      confirm={async (id, code, smsConsent) => {
        await mutateAsync({ id, code, smsConsent });
        // A confirmed phone changes opportunities and offers.
        void client.invalidateQueries();
        toast({ title: words.phoneConfirmed, description: words.nowGetRequests, tone: 'success' });
        onProven?.();
      }}
    />
  );
}
