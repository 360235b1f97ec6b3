import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { foundQuery, unknownPlaceQuery } from '../domains/directory/api.ts';
import { finderAddress } from '../domains/directory/finder/finder-address.ts';
import { FinderPage } from '../domains/directory/finder/finder-page.tsx';
import { finderQuery } from '../domains/directory/finder/finder-search.ts';
import { PlaceField } from '../domains/locations/place-field.tsx';
import { useDevicePlace } from '../domains/locations/use-device-place.ts';
import { ApiError } from '../lib/api-error.ts';
import { onServer } from '../lib/page-data.ts';

export const Route = createFileRoute('/find-plumbers')({
  staticData: { rendered: true },
  validateSearch: finderAddress,
  loaderDeps: ({ search }) => finderAddress({ ...search }),
  loader: ({ deps: address }) =>
    onServer(async (client) => {
      const query = foundQuery(finderQuery(address, undefined), address.after);
      try {
        await client.fetchInfiniteQuery(query);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) return;
        // The page says so itself, also without scripts.
        client.removeQueries({ queryKey: query.queryKey });
        client.setQueryData(unknownPlaceQuery(address.near).queryKey, true);
      }
    }),
  component: FindPlumbers,
});

function FindPlumbers() {
  // The router still passes parameters that were removed from the address.
  const address = finderAddress({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const device = useDevicePlace(address.near === undefined);
  const { data: isUnknownPlace = false } = useQuery(unknownPlaceQuery(address.near));
  return (
    <FinderPage
      address={address}
      isUnknownPlace={isUnknownPlace}
      goTo={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      device={device}
      placeField={(slot) => <PlaceField {...slot} />}
    />
  );
}
