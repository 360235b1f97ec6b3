import { confirmPhone, requestPhoneCode } from '@plumbline/contract/domains/service-requests/connection-endpoints.ts';
import type { ContractorView } from '@plumbline/contract/domains/service-requests/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { formatMoney } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PhoneProof } from '../../../ui/phone-proof.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { serviceRequestQuery } from '../api.ts';
import { respondWords } from './respond.words.ts';

const words = here(respondWords).acceptFree;

export interface AcceptFreeProps {
  view: ContractorView;
  /** E.164; null where the listing has none. */
  phone: string | null;
  onProven: () => void;
}

/** Shown to a contractor with an unproven phone before answering: the way to accept free. */
export function AcceptFree({ view: { id, contractorId, feeCents }, phone, onProven }: AcceptFreeProps) {
  const client = useQueryClient();
  return (
    <Card as="section" aria-labelledby="accept-free-title">
      <h2 id="accept-free-title">{words.title}</h2>
      <p className="mt-0.5 mb-3 text-ink-2">{words.text(formatMoney(feeCents))}</p>
      {phone === null ? (
        <ButtonLink to="/account-craftsman">{words.addPhone}</ButtonLink>
      ) : (
        <PhoneProof
          phone={phone}
          to={confirmPhone}
          paramsFor={() => ({ id })}
          send={(by) => call(requestPhoneCode, { params: { id }, body: { contractorId, by } })}
          confirm={async (codeId, code) => {
            await call(confirmPhone, { params: { id }, body: { contractorId, codeId, code } });
            await client.invalidateQueries({ queryKey: serviceRequestQuery(id).queryKey });
            toast({ title: words.confirmed, description: words.nowFree, tone: 'success' });
            onProven();
          }}
        />
      )}
    </Card>
  );
}
