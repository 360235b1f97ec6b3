import { createFileRoute } from '@tanstack/react-router';
import { finderAddress } from '../domains/directory/finder/finder-address.ts';
import { FinderPage } from '../domains/directory/finder/finder-page.tsx';
import { PlaceField } from '../domains/locations/place-field.tsx';
import { useDevicePlace } from '../domains/locations/use-device-place.ts';

export const Route = createFileRoute('/find-plumbers')({ validateSearch: finderAddress, component: FindPlumbers });

function FindPlumbers() {
  // The router still passes parameters that were removed from the address.
  const address = finderAddress({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const device = useDevicePlace(address.near === undefined);
  return (
    <FinderPage
      address={address}
      goTo={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
      device={device}
      placeField={(slot) => <PlaceField {...slot} />}
    />
  );
}
