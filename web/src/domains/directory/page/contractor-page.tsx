import { cityPageTitle, citySlug } from '@plumbline/contract/domains/directory/city-page.ts';
import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { contractorPageMeta, localBusiness } from '@plumbline/contract/domains/directory/contractor-page.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Globe, Mail, MapPin, Phone, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { applyMeta } from '../../../lib/head.ts';
import { here, language } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { specialtyNames } from '../../../lib/specialties.ts';
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
import { CityLink } from '../city/city-link.tsx';
import { inquiryLink } from '../contact-links.ts';
import { ContractorBadges } from '../contractor-badges.tsx';
import { addressLine, reviewSearchUrl, websiteUrl } from '../contractor-words.ts';
import { HoursTable, OpenNow } from '../hours-table.tsx';
import { useAreaPoints } from '../map/area-query.ts';
import { ContractorMap } from '../map/contractor-map.tsx';
import { AllReviews } from '../reviews/all-reviews.tsx';
import { ServiceAreas } from '../service-areas.tsx';
import { Licenses } from './licenses.tsx';
import { pageWords } from './page.words.ts';
import { tradeNames, tradeNamesOf, workTypeFor } from './trade-names.ts';

const words = here(pageWords);

/** The public page of a contractor: facts, the evidence for them, and how to send a request. */
export function ContractorPage({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(contractorPageQuery(slug));
  if (data) return <Found contractor={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (!error) return <RoutePending />;
  return (
    <Page width="mid">
      <h1 className="mb-4">{words.contractor}</h1>
      <ErrorState error={error} title={words.loadFailed} busy={isFetching} onRetry={() => refetch()} />
    </Page>
  );
}

function Found({ contractor }: { contractor: ContractorDetails }) {
  const { id, companyName, contactName, city, state, trades, specialties, serviceAreas, insuranceInfo, businessHours } =
    contractor;
  const pointsOf = useAreaPoints([contractor]);
  useEffect(
    () => applyMeta(contractorPageMeta(contractor, language), localBusiness(contractor, site.publicUrl, language)),
    [contractor],
  );

  return (
    <Page width="mid" bar>
      <header className="flex items-start gap-4">
        <Avatar name={companyName} src={contractor.photoUrl ?? contractor.logoUrl ?? undefined} size="large" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{companyName}</h1>
          <p className="text-ink-2">{words.tradesIn(tradeNames(trades), city, state)}</p>
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
          <Licenses
            licenses={contractor.licenses}
            isVerified={contractor.isVerified}
            isSynthetic={contractor.isSynthetic}
          />
          <section aria-labelledby="where-title">
            <h2 id="where-title">{words.whereTheyWork}</h2>
            <IconLine icon={MapPin} className="mt-1 mb-3 text-ink-2">
              {addressLine(contractor)}
            </IconLine>
            <ContractorMap contractor={contractor} areas={pointsOf(contractor)} wide />
            <ServiceAreas areas={serviceAreas} all className="mt-3" />
            {contractor.takesWork && <OthersInCity contractor={contractor} />}
          </section>
          <section aria-labelledby="about-title">
            <h2 id="about-title">{words.whatTheyDo}</h2>
            <Facts
              className="mt-2"
              facts={[
                { label: words.trades, value: tradeNames(trades) },
                ...(specialties.length > 0 ? [{ label: words.specialties, value: specialtyNames(specialties) }] : []),
                ...(contractor.yearEstablished === null
                  ? []
                  : [{ label: words.established, value: String(contractor.yearEstablished) }]),
                { label: words.insurance, value: insuranceInfo ?? words.notStated },
              ]}
            />
          </section>
          {Object.keys(businessHours).length > 0 && (
            <section aria-labelledby="hours-title">
              <h2 id="hours-title">{words.businessHours}</h2>
              <p className="mb-2 no-print">
                <OpenNow hours={contractor} />
              </p>
              <HoursTable hours={contractor} />
            </section>
          )}
          <section aria-labelledby="reviews-title">
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="reviews-title">{words.reviews}</h2>
              <a
                href={reviewSearchUrl(contractor)}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center text-meta text-plumb-ink underline underline-offset-3 no-print"
              >
                {words.searchWeb}
                <span className="sr-only"> {words.inNewTab}</span>
              </a>
            </div>
            {contractor.isSampleRating && <p className="mb-3 text-meta text-ink-2">{words.sampleReviews}</p>}
            <AllReviews id={id} companyName={companyName} />
          </section>
        </div>
      </div>
      <ActionBar className="lg:hidden">
        {contractor.phone && (
          <ButtonAnchor big icon={Phone} href={`tel:${contractor.phone}`}>
            {words.call}
          </ButtonAnchor>
        )}
        <RequestLink contractor={contractor} className="flex-1" />
      </ActionBar>
    </Page>
  );
}

/** Leads to the pages about each of the contractor's trades in the same city. */
function OthersInCity({ contractor: { trades, city, state } }: { contractor: ContractorDetails }) {
  const slug = citySlug(city);
  return (
    <nav aria-label={words.inSameCity} className="no-print mt-1 flex flex-wrap gap-x-4">
      {tradeNamesOf(trades).map((trade) => (
        <CityLink key={trade} place={{ trade, state, city: slug }}>
          {cityPageTitle({ trade, city, state }, language)}
        </CityLink>
      ))}
    </nav>
  );
}

/** Leads to a request to this contractor, or to others while this one takes none. */
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
      {takesWork ? words.requestThis : words.findAnother}
    </ButtonLink>
  );
}

/** The ways to contact the contractor. */
function Ask({ contractor }: { contractor: ContractorDetails }) {
  const { slug, companyName, phone, email, isClaimed, takesWork } = contractor;
  const website = websiteUrl(contractor.websiteUrl);
  return (
    <div className="space-y-4">
      <Card as="section" aria-label={words.contact}>
        <RequestLink contractor={contractor} className="w-full no-print max-lg:hidden" />
        <p className="text-meta text-ink-2 no-print lg:mt-2">
          {takesWork ? words.numberLater : words.takesNone(companyName)}
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
              {words.website}
              <span className="sr-only"> {words.ofInNewTab(companyName)}</span>
            </ButtonAnchor>
          )}
          <Button icon={Share2} className="max-lg:order-last max-lg:col-span-2" onClick={() => share(companyName)}>
            {words.share}
          </Button>
        </div>
      </Card>
      <p className="text-meta text-ink-2 no-print">
        {words.yourBusiness}{' '}
        <ButtonLink to="/claim/$slug" params={{ slug }} variant="text" className="-ml-2.5">
          {isClaimed ? words.editListing : words.claimListing}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Opens the device's share sheet if it has one; otherwise copies the address. */
async function share(title: string): Promise<void> {
  const url = location.href;
  if ('share' in navigator) {
    // Canceling the sheet isn't a failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    toast({ title: words.linkCopied, description: url, tone: 'success' });
  } catch {
    toast({ title: words.copyLink, description: url });
  }
}
