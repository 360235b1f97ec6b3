import { cityTradeIn } from '@plumbline/contract/domains/directory/city-page.ts';
import { createFileRoute } from '@tanstack/react-router';
import { cityPageQuery } from '../domains/directory/api.ts';
import { CityPage } from '../domains/directory/city/city-page.tsx';
import { onServer } from '../lib/page-data.ts';
import { NotFound } from '../ui/shell/route-states.tsx';

export const Route = createFileRoute('/$trades/$state/$city')({
  staticData: { rendered: true },
  loader: ({ params }) =>
    onServer(async (client) => {
      const place = placeIn(params);
      if (place) await client.prefetchQuery(cityPageQuery(place));
    }),
  component: City,
});

const placeIn = ({ trades, state, city }: { trades: string; state: string; city: string }) =>
  cityTradeIn(`/${trades}/${state}/${city}`);

function City() {
  const place = placeIn(Route.useParams());
  return place ? <CityPage key={`${place.trade} ${place.state} ${place.city}`} place={place} /> : <NotFound />;
}
