import {
  type CityPage as CityPageData,
  type CityTrade,
  cityPageTitle,
} from '@plumbline/contract/domains/directory/city-page.ts';
import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { tradeWords } from '@plumbline/contract/kernel/trade.words.ts';
import { trades } from '@plumbline/contract/kernel/trades.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { formatDistance, formatNumber } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { useDescribed } from '../../../lib/use-described.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/frame.tsx';
import { NotFound, RoutePending } from '../../../ui/shell/route-states.tsx';
import { cityPageQuery } from '../api.ts';
import { cityWords } from './city.words.ts';
import { CityContractor } from './city-contractor.tsx';
import { CityLink } from './city-link.tsx';

const words = here(cityWords);
const namesOf = here(tradeWords);

/** Counting stops here. */
const COUNTED = 1000;

const describe = async () => (await import('./city-head.ts')).describeCity;

/** The page about a trade in a city: who is listed there, and where else nearby. */
export function CityPage({ place }: { place: CityTrade }) {
  const { data, error, isFetching, refetch } = useQuery(cityPageQuery(place));
  if (data) return <Found page={data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (!error) return <RoutePending />;
  return (
    <Page width="mid">
      <h1 className="mb-4">{words.contractors}</h1>
      <ErrorState error={error} title={words.loadFailed} busy={isFetching} onRetry={refetch} />
    </Page>
  );
}

function Found({ page }: { page: CityPageData }) {
  const { trade, city, state, total, around, contractors, nearby, others } = page;
  useDescribed(page, describe);
  const { people } = namesOf[trade];
  const reach = around >= COUNTED ? words.aroundMost : words.around;
  return (
    <Page width="mid">
      <h1>{cityPageTitle(page, language)}</h1>
      <p className="mt-1 max-w-[68ch] text-ink-2">
        {words.here(total, formatNumber(total), people, city)}
        {around > total && ` ${reach(formatNumber(around), SEARCH_RADIUS_MILES)}`}
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-8">
        <section aria-label={words.contractors}>
          <p className="mb-2 text-meta text-ink-2">{words.order}</p>
          <ul className="grid gap-3">
            {contractors.map((contractor) => (
              <li key={contractor.id}>
                <CityContractor contractor={contractor} />
              </li>
            ))}
          </ul>
          {around > contractors.length && (
            <ButtonLink
              to="/find-plumbers"
              search={{ near: `${city}, ${state}`, work: trades[trade].workType }}
              className="mt-4"
            >
              {words.findAll(city, SEARCH_RADIUS_MILES)}
            </ButtonLink>
          )}
        </section>
        <aside className="grid gap-6 lg:sticky lg:top-6">
          <Card as="section" aria-labelledby="request-title">
            <h2 id="request-title">{words.request}</h2>
            <p className="mt-1 text-meta text-ink-2">{words.requestText}</p>
            <ButtonLink
              block
              to="/request-service"
              search={{ workType: trades[trade].workType }}
              variant="primary"
              className="no-print mt-3"
            >
              {words.describe}
            </ButtonLink>
          </Card>
          {nearby.length > 0 && (
            <nav aria-labelledby="nearby-title">
              <h2 id="nearby-title">{capitalized(words.nearby(people))}</h2>
              <ul className="mt-2 divide-y divide-line">
                {nearby.map((each) => (
                  <PlaceLink
                    key={`${each.state} ${each.slug}`}
                    place={{ trade, state: each.state, city: each.slug }}
                    name={`${each.city}, ${each.state}`}
                    facts={`${formatDistance(each.miles)}, ${words.listed(formatNumber(each.count))}`}
                  />
                ))}
              </ul>
            </nav>
          )}
          {others.length > 0 && (
            <nav aria-labelledby="others-title">
              <h2 id="others-title">{words.others(city)}</h2>
              <ul className="mt-2 divide-y divide-line">
                {others.map((other) => (
                  <PlaceLink
                    key={other.trade}
                    place={{ trade: other.trade, state, city: page.slug }}
                    name={capitalized(namesOf[other.trade].people)}
                    facts={words.listed(formatNumber(other.count))}
                  />
                ))}
              </ul>
            </nav>
          )}
        </aside>
      </div>
    </Page>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function PlaceLink({ place, name, facts }: { place: CityTrade; name: string; facts: string }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
      <CityLink place={place}>{name}</CityLink>
      <span className="num text-meta text-ink-2">{facts}</span>
    </li>
  );
}
