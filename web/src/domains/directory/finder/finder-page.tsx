import type { ContractorSort } from '@plumbline/contract/domains/directory/endpoints.ts';
import { ArrowLeft, Info, LocateFixed } from 'lucide-react';
import type { ReactNode } from 'react';
import { site } from '../../../lib/site.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { ClearTestData } from './clear-test-data.tsx';
import { ANYWHERE, type FinderAddress } from './finder-address.ts';
import { FinderForm } from './finder-form.tsx';
import { FinderLoading, FinderResults } from './finder-results.tsx';
import { type DevicePlace, finderQuery } from './finder-search.ts';

/** How the search for the device stands. */
export interface DeviceSearch {
  readonly state: 'idle' | 'asking' | 'found' | 'unsupported' | 'denied' | 'failed';
  readonly place: DevicePlace | undefined;
  readonly retry: () => void;
}

/** What the field for the place is given. */
export interface PlaceSlot {
  readonly value: string | undefined;
  readonly anywhere: string;
  readonly onChange: (value: string | undefined) => void;
}

export interface FinderPageProps {
  address: FinderAddress;
  /** Changes the address; `replace` where Back should skip what was before. */
  goTo: (address: FinderAddress, options: { replace: boolean }) => void;
  device: DeviceSearch;
  placeField: (slot: PlaceSlot) => ReactNode;
}

/** Specification, section 2: why everybody is shown. */
const deviceTexts = {
  denied: 'Unable to get your location. Showing all available plumbers.',
  failed: 'Unable to get your location. Showing all available plumbers.',
  unsupported: 'Geolocation not supported. Showing all available plumbers.',
} as const;

/** `/find-plumbers`: contractors near a place, with all that is known of them. */
export function FinderPage({ address, goTo, device, placeField }: FinderPageProps) {
  const change = (part: { [Key in keyof FinderAddress]?: FinderAddress[Key] | undefined }, replace = false) => {
    const next = Object.entries({ ...address, reviews: undefined, ...part });
    goTo(Object.fromEntries(next.filter(([, value]) => value !== undefined && value !== '')), { replace });
  };
  const needsDevice = address.near === undefined;
  const { state } = device;
  const problem = needsDevice && (state === 'denied' || state === 'failed' || state === 'unsupported') && state;

  return (
    <Page width="mid">
      <ButtonLink to="/" variant="text" icon={ArrowLeft} className="-ml-2.5 no-print">
        Back
      </ButtonLink>
      <h1 className="mt-1">Licensed Craftsmen in Your Area</h1>
      <div className="mt-4 space-y-4">
        <FinderForm
          address={address}
          place={placeField({
            value: address.near,
            anywhere: ANYWHERE,
            onChange: (near) => change({ near, ...(near === ANYWHERE ? { sort: undefined } : {}) }),
          })}
          onWork={(work) => change({ work })}
          onAbout={(about) => change({ about }, true)}
        />
        <Note icon={Info}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p>
              Each card says when its license was last checked. Ask to see license and insurance before work begins.
            </p>
            {site.mode === 'demonstration' && <ClearTestData />}
          </div>
        </Note>
        {problem && (
          <Note icon={LocateFixed} tone="amber" role="status">
            <p>{deviceTexts[problem]}</p>
            {problem === 'denied' && (
              <p>
                Your browser blocks the location for this site. Open the site settings beside the address bar, set
                Location to Allow, then try again. Or choose a city above.
              </p>
            )}
            {problem !== 'unsupported' && (
              <Button variant="text" className="-ml-2.5" onClick={device.retry}>
                Try again
              </Button>
            )}
          </Note>
        )}
        {needsDevice && device.state === 'asking' ? (
          <FinderLoading detail="Your browser may ask whether we may know where you are." />
        ) : (
          <FinderResults
            address={address}
            query={finderQuery(address, device.place)}
            origin={device.place}
            onSort={(sort: ContractorSort) => change({ sort: sort === 'featured' ? undefined : sort }, true)}
            onReviews={(reviews) => goTo({ ...address, reviews }, { replace: false })}
            onReviewsClosed={() => change({ reviews: undefined }, true)}
            onNationwide={() => change({ near: ANYWHERE, sort: undefined })}
            onAllWork={() => change({ work: undefined })}
          />
        )}
      </div>
    </Page>
  );
}
