import { cityPageTitle, citySlug } from '@plumbline/contract/domains/directory/city-page.ts';
import type { ContractorDetails } from '@plumbline/contract/domains/directory/contractor.ts';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Phone } from 'lucide-react';
import { lazy } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { here, language } from '../../../lib/language.ts';
import { specialtyNames } from '../../../lib/specialties.ts';
import { useDescribed } from '../../../lib/use-described.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts, IconLine } from '../../../ui/facts.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Late } from '../../../ui/late.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { NotFound, RoutePending } from '../../../ui/shell/route-states.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { contractorPageQuery } from '../api.ts';
import { CityLink } from '../city/city-link.tsx';
import { ContractorBadges } from '../contractor-badges.tsx';
import { addressLine, reviewSearchUrl } from '../contractor-words.ts';
import { HoursTable, OpenNow } from '../hours-table.tsx';
import { responseWords } from '../response.words.ts';
import { ResponseLine } from '../response-line.tsx';
import { AllReviews } from '../reviews/all-reviews.tsx';
import { ServiceAreas } from '../service-areas.tsx';
import { Licenses } from './licenses.tsx';
import { pageWords } from './page.words.ts';
import { ClaimLine, RequestCard, RequestLink } from './request-card.tsx';
import { tradeNames, tradeNamesOf } from './trade-names.ts';

const words = here(pageWords);
const responses = here(responseWords);

/** The map and the permits are in the page that arrives. Their code is loaded after the page's. */
const OwnMap = lazy(async () => ({ default: (await import('./own-map.tsx')).OwnMap }));

const PermitSection = lazy(async () => ({ default: (await import('./permit-record.tsx')).PermitSection }));

const describe = async () => (await import('./contractor-head.ts')).describeContractor;

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
  const { id, companyName, contactName, city, state, trades, specialties, serviceAreas } = contractor;
  const { insuranceInfo, businessHours, yearEstablished, permitRecord } = contractor;
  useDescribed(contractor, describe);

  const hasHours = Object.keys(businessHours).length > 0;
  return (
    <Page width="mid" bar>
      <header className="flex items-start gap-4">
        <Avatar name={companyName} src={contractor.photoUrl ?? contractor.logoUrl ?? undefined} size="large" />
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{companyName}</h1>
          <p className="text-ink-2">{words.tradesIn(tradeNames(trades), city, state)}</p>
          {contactName && <p className="text-meta text-ink-2">{contactName}</p>}
          <ContractorBadges isPremium={contractor.isPremium} isVerified={contractor.isVerified} className="mt-1.5" />
        </div>
      </header>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Rating rating={contractor.rating} reviewCount={contractor.reviewCount} sample={contractor.isSampleRating} />
        {hasHours && <OpenNow hours={contractor} className="text-meta no-print" />}
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Licenses
            licenses={contractor.licenses}
            insuranceInfo={insuranceInfo}
            isVerified={contractor.isVerified}
            isSynthetic={contractor.isSynthetic}
          />
          {permitRecord && (
            <Late fallback={<Skeleton className="h-60" />}>
              <PermitSection record={permitRecord} isSynthetic={contractor.isSynthetic} />
            </Late>
          )}
        </div>
        <Card as="section" roomy aria-labelledby="about-title">
          <h2 id="about-title">{words.whatTheyDo}</h2>
          <Facts
            className="mt-3"
            facts={[
              { label: words.trades, value: tradeNames(trades) },
              ...(specialties.length > 0 ? [{ label: words.specialties, value: specialtyNames(specialties) }] : []),
              ...(contractor.responseRecord == null
                ? []
                : [
                    {
                      label: responses.answers,
                      value: (
                        <>
                          <ResponseLine of={contractor} />
                          <p className="mt-1 text-meta text-ink-2">{responses.method}</p>
                        </>
                      ),
                    },
                  ]),
              ...(yearEstablished === null ? [] : [{ label: words.established, value: String(yearEstablished) }]),
            ]}
          />
        </Card>
        <aside className="grid gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <RequestCard contractor={contractor} />
          {hasHours && (
            <Card as="section" roomy aria-labelledby="hours-title">
              <h2 id="hours-title">{words.businessHours}</h2>
              <p className="mt-1 mb-2 no-print">
                <OpenNow hours={contractor} />
              </p>
              <HoursTable hours={contractor} />
            </Card>
          )}
          <Card as="section" roomy aria-labelledby="where-title">
            <h2 id="where-title">{words.whereTheyWork}</h2>
            <IconLine icon={MapPin} className="mt-1 mb-3 text-ink-2">
              {addressLine(contractor)}
            </IconLine>
            <Late fallback={<Skeleton className="aspect-360/300" />}>
              <OwnMap contractor={contractor} />
            </Late>
            <ServiceAreas areas={serviceAreas} all className="mt-3" />
            {contractor.takesWork && <OthersInCity contractor={contractor} />}
          </Card>
          <div className="max-lg:hidden">
            <ClaimLine contractor={contractor} />
          </div>
        </aside>
        <Card as="section" roomy aria-labelledby="reviews-title">
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
        </Card>
        <div className="lg:hidden">
          <ClaimLine contractor={contractor} />
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
