import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { contractorPageMeta, localBusiness } from '@plumbline/contract/domains/directory/contractor-page.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Globe, Mail, MapPin, Phone, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { applyMeta } from '../../../lib/head.ts';
import { site } from '../../../lib/site.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts, IconLine } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { NotFound, RoutePending } from '../../../ui/shell/route-states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { contractorPageQuery } from '../api.ts';
import { inquiryLink } from '../contact-links.ts';
import { ContractorBadges } from '../contractor-badges.tsx';
import { addressLine, reviewSearchUrl, websiteUrl } from '../contractor-words.ts';
import { HoursTable, OpenNow } from '../hours-table.tsx';
import { useAreaPoints } from '../map/area-query.ts';
import { ContractorMap } from '../map/contractor-map.tsx';
import { AllReviews } from '../reviews/all-reviews.tsx';
import { ServiceAreas } from '../service-areas.tsx';
import { Licenses } from './licenses.tsx';
import { tradeNames, workTypeFor } from './trade-names.ts';

/** The public page of a contractor: what is known, on what evidence, and how to ask them. */
export function ContractorPage({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(contractorPageQuery(slug));
  if (data) return <Found contractor={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (!error) return <RoutePending />;
  return (
    <Page width="mid">
      <h1 className="mb-4">Contractor</h1>
      <ErrorState error={error} title="We couldn't load this contractor" busy={isFetching} onRetry={() => refetch()} />
    </Page>
  );
}

function Found({ contractor }: { contractor: ContractorDetails }) {
  const { id, companyName, contactName, city, state, trades, specialties, serviceAreas, insuranceInfo, businessHours } =
    contractor;
  const pointsOf = useAreaPoints([contractor]);
  useEffect(() => applyMeta(contractorPageMeta(contractor), localBusiness(contractor, site.publicUrl)), [contractor]);

  return (
    <Page width="mid" bar>
      <header className="flex items-start gap-4">
        <Avatar name={companyName} src={contractor.photoUrl ?? contractor.logoUrl ?? undefined} size="large" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{companyName}</h1>
          <p className="text-ink-2">
            {tradeNames(trades)} in {city}, {state}
          </p>
          {contactName && <p className="text-meta text-ink-2">{contactName}</p>}
          <ContractorBadges isPremium={contractor.isPremium} isVerified={contractor.isVerified} className="mt-1.5" />
          <p className="mt-1.5">
            <Rating
              rating={contractor.rating}
              reviewCount={contractor.reviewCount}
              sample={contractor.isSampleRating}
            />
          </p>
        </div>
      </header>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-8">
        <aside className="lg:sticky lg:top-6 lg:order-last">
          <Ask contractor={contractor} />
        </aside>
        <div className="space-y-6">
          <Licenses licenses={contractor.licenses} isVerified={contractor.isVerified} />
          <section aria-labelledby="where-title">
            <h2 id="where-title">Where they work</h2>
            <IconLine icon={MapPin} className="mt-1 mb-3 text-ink-2">
              {addressLine(contractor)}
            </IconLine>
            <ContractorMap contractor={contractor} areas={pointsOf(contractor)} wide />
            <ServiceAreas areas={serviceAreas} all className="mt-3" />
          </section>
          <section aria-labelledby="about-title">
            <h2 id="about-title">What they do</h2>
            <Facts
              className="mt-2"
              facts={[
                { label: 'Trades', value: tradeNames(trades) },
                ...(specialties.length > 0 ? [{ label: 'Specialties', value: specialties.join(', ') }] : []),
                ...(contractor.yearEstablished === null
                  ? []
                  : [{ label: 'Established', value: String(contractor.yearEstablished) }]),
                { label: 'Insurance', value: insuranceInfo ?? 'Not stated: ask before work begins' },
              ]}
            />
          </section>
          {Object.keys(businessHours).length > 0 && (
            <section aria-labelledby="hours-title">
              <h2 id="hours-title">Business hours</h2>
              <p className="mb-2 no-print">
                <OpenNow hours={contractor} />
              </p>
              <HoursTable hours={contractor} />
            </section>
          )}
          <section aria-labelledby="reviews-title">
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="reviews-title">Reviews</h2>
              <a
                href={reviewSearchUrl(contractor)}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center text-meta text-plumb-ink underline underline-offset-3 no-print"
              >
                Search the web for more
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </div>
            {contractor.isSampleRating && (
              <p className="mb-3 text-meta text-ink-2">Sample rating and reviews of a demonstration contractor.</p>
            )}
            <AllReviews id={id} companyName={companyName} />
          </section>
        </div>
      </div>
      <ActionBar className="lg:hidden">
        {contractor.phone && (
          <ButtonAnchor big icon={Phone} href={`tel:${contractor.phone}`}>
            Call
          </ButtonAnchor>
        )}
        <RequestLink contractor={contractor} className="flex-1" />
      </ActionBar>
    </Page>
  );
}

/** To a request of this contractor, or of another one while this takes none. */
function RequestLink({
  contractor: { id, trades, takesWork },
  className,
}: {
  contractor: ContractorDetails;
  className: string;
}) {
  const workType = workTypeFor(trades);
  return (
    <ButtonLink
      to="/request-service"
      search={takesWork ? { contractor: id, workType } : { workType }}
      variant="primary"
      big
      className={className}
    >
      {takesWork ? 'Request this contractor' : 'Find another contractor'}
    </ButtonLink>
  );
}

/** How to reach them, and when. */
function Ask({ contractor }: { contractor: ContractorDetails }) {
  const { slug, companyName, phone, email, isClaimed, takesWork } = contractor;
  const website = websiteUrl(contractor.websiteUrl);
  return (
    <div className="space-y-4">
      <Card as="section" aria-label="Contact">
        <RequestLink contractor={contractor} className="w-full no-print max-lg:hidden" />
        <p className="text-meta text-ink-2 no-print lg:mt-2">
          {takesWork
            ? 'A request shows them your job, not your number: that they see once they accept.'
            : `${companyName} takes no requests at present.`}
        </p>
        <div className="mt-3 grid grid-cols-2 gap-2 lg:grid-cols-[minmax(0,1fr)]">
          {phone && (
            <ButtonAnchor icon={Phone} href={`tel:${phone}`} className="num max-lg:px-2">
              {formatPhone(phone)}
            </ButtonAnchor>
          )}
          {email && (
            <ButtonAnchor icon={Mail} href={inquiryLink(email)} className="max-lg:order-last max-lg:col-span-2">
              <span className="min-w-0 truncate">{email}</span>
            </ButtonAnchor>
          )}
          {website && (
            <ButtonAnchor icon={Globe} href={website} target="_blank" rel="noopener noreferrer nofollow">
              Website
              <span className="sr-only"> of {companyName} (opens in a new tab)</span>
            </ButtonAnchor>
          )}
          <Button icon={Share2} className="max-lg:order-last max-lg:col-span-2" onClick={() => share(companyName)}>
            Share this page
          </Button>
        </div>
      </Card>
      <p className="text-meta text-ink-2 no-print">
        Is this your business?{' '}
        <ButtonLink to="/claim/$slug" params={{ slug }} variant="text" className="-ml-2.5">
          {isClaimed ? 'Edit this listing' : 'Claim this listing'}
        </ButtonLink>
      </p>
    </div>
  );
}

/** By the device's own sheet where there is one, else the address is copied. */
async function share(title: string): Promise<void> {
  const url = location.href;
  if ('share' in navigator) {
    // Refusing to share is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    toast({ title: 'Link copied', description: url, tone: 'success' });
  } catch {
    toast({ title: 'Copy this link', description: url });
  }
}
