import type { Firm } from '@plumbline/contract/domains/leads/firm.ts';
import { firmWords } from '@plumbline/contract/domains/leads/firm.words.ts';
import { projectWords } from '@plumbline/contract/domains/projects/project.words.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FlaskConical, HardHat, Link2, Unlink } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatDollars, formatLongDay, formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { useDescribed } from '../../../lib/use-described.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NotFound, RoutePending } from '../../../ui/shell/route-states.tsx';
import { firmPageWords } from './firm.words.ts';
import { type FirmSearch, firmQuery } from './firm-api.ts';
import { FirmCounts, FirmPart } from './firm-counts.tsx';
import { InDirectory, linkText } from './firm-directory.tsx';
import { PERMITS_ID } from './firm-link.tsx';
import { FirmPartners } from './firm-partners.tsx';
import { FirmPermits } from './firm-permits.tsx';

const words = here(firmPageWords);
const shared = here(firmWords);

/** Counties have names in the language of the page. */
const counties: Readonly<Record<string, string>> = here(projectWords).county;
const placeName = (place: string): string => counties[place] ?? place;

const describe = async () => (await import('./firm-head.ts')).describeFirm;

/** The page of a firm that permits name: how many, which, where, for how much, and with whom. */
export function FirmPage({ slug, search }: { slug: string; search: FirmSearch }) {
  const { data, error, isFetching, refetch } = useQuery(firmQuery(slug));
  if (data) return <Found firm={data} search={search} />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (!error) return <RoutePending />;
  return (
    <Page width="mid">
      <h1 className="mb-4">{words.title}</h1>
      <ErrorState error={error} title={words.loadFailed} busy={isFetching} onRetry={refetch} />
    </Page>
  );
}

function Found({ firm, search }: { firm: Firm; search: FirmSearch }) {
  const { slug, name, permits, kinds, roles, years, places, zips, link } = firm;
  useDescribed(firm, describe);
  const [main] = roles;
  return (
    <Page width="mid">
      <Link to="/projects" className={`${buttonClass({ variant: 'text' })} no-print -ml-2.5`}>
        <Icon of={ArrowLeft} />
        {words.allProjects}
      </Link>
      <h1 className="mt-1 wrap-anywhere">{name}</h1>
      <p className="mt-2 flex flex-wrap gap-2">
        {main && (
          <Badge tone="outline" icon={HardHat}>
            {shared.role[main.role]}
          </Badge>
        )}
        <Badge tone="outline" icon={link.by === null ? Unlink : Link2} className="whitespace-normal!">
          {linkText(link)}
        </Badge>
        {firm.isSample && (
          <Badge tone="gray" icon={FlaskConical}>
            {words.sample}
          </Badge>
        )}
      </p>
      <p className="mt-3 max-w-[56ch] text-title">
        <Finding firm={firm} />
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-8">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <FirmPart id="opened" title={words.opened} text={spanOf(firm)}>
            {permits > 1 && (
              <FirmCounts
                slug={slug}
                counts={years.map(({ year, permits }) => ({
                  name: String(year),
                  permits,
                  search: { year: String(year) },
                }))}
              />
            )}
          </FirmPart>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            <FirmPart id="kinds" title={words.kinds}>
              <FirmCounts
                slug={slug}
                counts={kinds.map(({ kind, permits }) => ({ name: shared.kind[kind], permits, search: { kind } }))}
              />
            </FirmPart>
            <div className="grid content-start gap-4">
              <FirmPart id="value" title={words.value}>
                <TypicalValue value={firm.value} />
              </FirmPart>
              <FirmPart id="roles" title={words.roles}>
                <FirmCounts
                  slug={slug}
                  counts={roles.map(({ role, permits }) => ({ name: shared.role[role], permits, search: { role } }))}
                />
              </FirmPart>
            </div>
          </div>
          <FirmPart id="partners" title={words.partners} text={words.partnersText}>
            <FirmPartners firm={firm} />
          </FirmPart>
          <div id={PERMITS_ID} className="scroll-mt-4">
            <FirmPart id="list" title={words.permits}>
              <FirmPermits firm={firm} search={search} />
            </FirmPart>
          </div>
        </div>
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <FirmPart id="where" title={words.where}>
            <FirmCounts
              slug={slug}
              counts={[
                ...places.map(({ place, permits }) => ({ name: placeName(place), permits })),
                ...zips.map(({ zip, permits }) => ({ name: zip, permits, search: { zip } })),
              ]}
            />
          </FirmPart>
          <FirmPart id="directory" title={words.directory}>
            <InDirectory link={link} />
          </FirmPart>
          <FirmPart id="method" title={words.counted}>
            <p className="mt-1 text-meta">{words.method}</p>
            <p className="mt-2 text-meta">{words.linkMethod}</p>
            <p className="mt-2 font-quiet">{words.proves}</p>
          </FirmPart>
        </aside>
      </div>
    </Page>
  );
}

/** The first sentence says what a reader came for. */
function Finding({ firm: { recent, kinds, places, partners } }: { firm: Firm }) {
  const [first] = kinds.filter(({ kind }) => kind !== 'other');
  const [place] = places;
  const plumbing = partners.filter(({ role }) => role === 'plumbing').length;
  return (
    <>
      <b>{recent === 0 ? words.quiet : words.finding(recent, formatNumber(recent))}.</b>{' '}
      {(first || place) &&
        `${words.mostOften(first ? shared.kind[first.kind].toLowerCase() : null, place ? placeName(place.place) : null)} `}
      {plumbing > 0 && words.plumbingFirms(plumbing, formatNumber(plumbing))}
    </>
  );
}

const spanOf = ({ permits, firstOn, latestOn }: Firm): string =>
  words.span(
    shared.permits(permits, formatNumber(permits)),
    firstOn && formatLongDay(firstOn),
    latestOn && formatLongDay(latestOn),
  );

function TypicalValue({ value }: { value: Firm['value'] }) {
  return (
    <>
      <p className="num mt-2 text-title font-head">
        {value === null ? words.unknownValue : formatDollars(value.median)}
      </p>
      <p className="text-meta text-ink-2">
        {value === null
          ? words.fewValues
          : words.middle(formatDollars(value.low), formatDollars(value.high), formatNumber(value.known))}
      </p>
    </>
  );
}
