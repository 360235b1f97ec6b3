import type { Firm, FirmPermit } from '@plumbline/contract/domains/leads/firm.ts';
import { firmWords } from '@plumbline/contract/domains/leads/firm.words.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDollars, formatLongDay, formatMonth } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { webAddress } from '../../../lib/web-address.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { firmPageWords } from './firm.words.ts';
import { type FirmSearch, firmPermitsQuery, permitsIn } from './firm-api.ts';
import { FirmLink } from './firm-link.tsx';

const words = here(firmPageWords);
const shared = here(firmWords);

/** The permits that name a firm, or those that a number on its page counts. */
export function FirmPermits({ firm, search }: { firm: Firm; search: FirmSearch }) {
  const { slug } = firm;
  const { data, error, isFetching, refetch } = useQuery(firmPermitsQuery(slug, search));
  const { page = 1, ...chosen } = permitsIn(search);
  const { page: _, ...rest } = search;
  const only = namesOf(firm, chosen);
  return (
    <>
      {only !== '' && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <span>{words.shown(only)}</span>
          <FirmLink slug={slug} search={{}}>
            {words.showAll}
          </FirmLink>
        </p>
      )}
      {data ? (
        <ul className="mt-2 divide-y divide-line">
          {data.permits.map((permit) => (
            <Permit key={permit.projectId} permit={permit} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} title={words.permitsFailed} busy={isFetching} onRetry={refetch} />
      ) : (
        <Loading label={words.permits} className="mt-2">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data?.permits.length === 0 && <p className="mt-2 text-ink-2">{words.none}</p>}
      {(page > 1 || data?.hasMore) && (
        <nav aria-label={words.permits} className="mt-2 flex justify-between gap-4">
          {page > 1 ? (
            <FirmLink slug={slug} search={{ ...rest, ...(page > 2 ? { page: String(page - 1) } : {}) }}>
              {words.newer}
            </FirmLink>
          ) : (
            <span />
          )}
          {data?.hasMore && (
            <FirmLink slug={slug} search={{ ...rest, page: String(page + 1) }}>
              {words.older}
            </FirmLink>
          )}
        </nav>
      )}
    </>
  );
}

/** Says which permits are listed: 'Kitchens, in 2026'. */
function namesOf(firm: Firm, { kind, role, zip, year, with: partner }: ReturnType<typeof permitsIn>): string {
  const together = firm.partners.find(({ slug }) => slug === partner);
  return [
    kind && shared.kind[kind],
    role && shared.role[role],
    zip && words.zip(zip),
    year && words.year(String(year)),
    partner && words.with(together?.name ?? partner),
  ]
    .filter(Boolean)
    .join(', ');
}

function Permit({ permit }: { permit: FirmPermit }) {
  const { projectId, title, location, listedOn, value, permitNumber, sourceName } = permit;
  const source = webAddress(permit.sourceUrl);
  const day =
    listedOn === null ? words.undated : listedOn.length === 7 ? formatMonth(listedOn) : formatLongDay(listedOn);
  return (
    <li className="py-2">
      <Link
        to="/projects/$projectId"
        params={{ projectId }}
        className="inline-flex min-h-11 items-center wrap-anywhere text-plumb-ink underline underline-offset-3"
      >
        {title}
      </Link>
      <p className="num wrap-anywhere text-meta text-ink-2">
        {[location, day, shared.role[permit.role], value !== null && formatDollars(value)].filter(Boolean).join(', ')}
      </p>
      <p className="wrap-anywhere text-meta text-ink-2">
        {permitNumber !== null && `${words.number(permitNumber)}. `}
        {words.source}:{' '}
        {source === undefined ? (
          sourceName
        ) : (
          <a href={source} target="_blank" rel="noopener noreferrer" className="underline underline-offset-3">
            {sourceName}
          </a>
        )}
      </p>
    </li>
  );
}
