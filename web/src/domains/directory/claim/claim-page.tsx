import { claimCodeWords } from '@plumbline/contract/domains/directory/claim-code.words.ts';
import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { confirmClaim } from '@plumbline/contract/domains/directory/endpoints.ts';
import { CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { here } from '../../../lib/language.ts';
import { announce } from '../../../ui/announcer.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { NotFound, RoutePending } from '../../../ui/shell/route-states.tsx';
import { contractorPageQuery } from '../api.ts';
import { addressLine } from '../contractor-words.ts';
import { confirmCode } from './calls.ts';
import { claimWords } from './claim.words.ts';
import { CodeForm } from './code-form.tsx';
import { SendCode } from './send-code.tsx';
import { type SentCode, searchOf } from './sent-code.ts';

const words = here(claimWords);
const sentWords = here(claimCodeWords);

interface ClaimPageProps {
  slug: string;
  /** The code to enter; undefined before one was sent. */
  sent: SentCode | undefined;
}

/** Claims a listing with a code sent to its own email or phone. */
export function ClaimPage({ slug, sent }: ClaimPageProps) {
  const { data, error, isFetching, refetch } = useQuery(contractorPageQuery(slug));
  if (data) return <Claim contractor={data} sent={sent} />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (!error) return <RoutePending />;
  return (
    <Page width="slim">
      <h1 className="mb-4">{words.claimListing}</h1>
      <ErrorState error={error} busy={isFetching} onRetry={() => refetch()} />
    </Page>
  );
}

function Claim({ contractor, sent }: { contractor: ContractorDetails; sent: SentCode | undefined }) {
  const navigate = useNavigate();
  const params = { slug: contractor.slug };
  return (
    <Page width="slim">
      <ButtonLink to="/contractors/$slug" params={params} variant="text" icon={ArrowLeft} className="-ml-2.5">
        {words.backToListing}
      </ButtonLink>
      <h1 className="mt-1 wrap-anywhere">{words.claim(contractor.companyName)}</h1>
      <p className="mt-0.5 text-ink-2">{addressLine(contractor)}</p>
      <div className="mt-5">
        {sent ? (
          <CodeForm
            to={confirmClaim}
            params={{ id: sent.claimId }}
            message={(sent.channel === 'phone' ? sentWords.texted : sentWords.mailed)(CODE_MINUTES)}
            byPhone={sent.channel === 'phone'}
            confirmLabel={words.openListing}
            busyLabel={words.opening}
            next={({ listingKey }) => `/listing/${listingKey}`}
            onConfirm={async (code, smsConsent) => {
              const { listingKey } = await confirmCode(sent.claimId, code, smsConsent);
              await navigate({ to: '/listing/$listingKey', params: { listingKey } });
            }}
            again={
              <ButtonLink to="/claim/$slug" params={params} variant="text">
                {words.sendAnother}
              </ButtonLink>
            }
          />
        ) : (
          <SendCode
            contractor={contractor}
            onSent={async ({ message, ...code }) => {
              await navigate({ to: '/claim/$slug', params, search: searchOf(code) });
              announce(message);
            }}
          />
        )}
      </div>
    </Page>
  );
}
