import { ArrowLeft, Info, LocateFixed } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { FilterFormProps } from '../../../ui/filter-form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { ClearTestData } from './clear-test-data.tsx';
import { finderWords } from './finder.words.ts';
import { ANYWHERE, type FinderAddress, finderAddress } from './finder-address.ts';
import { FinderForm } from './finder-form.tsx';
import { FinderLoading, FinderResults } from './finder-results.tsx';
import { type DevicePlace, finderQuery } from './finder-search.ts';

const words = here(finderWords);

/** The state of the device's location. */
export interface DeviceSearch {
  readonly state: 'idle' | 'asking' | 'found' | 'unsupported' | 'denied' | 'failed';
  readonly place: DevicePlace | undefined;
  readonly retry: () => void;
}

/** The props of the field for the place. */
export interface PlaceSlot extends Pick<FilterFormProps, 'keep' | 'onFilter'> {
  /** The name and value of its search parameter. */
  readonly param: string;
  readonly value: string | undefined;
  readonly anywhere: string;
}

export interface FinderPageProps {
  address: FinderAddress;
  /** Changes the address. With `replace`, Back skips the previous one. */
  goTo: (address: FinderAddress, options: { replace: boolean }) => void;
  device: DeviceSearch;
  placeField: (slot: PlaceSlot) => ReactNode;
}

/** The reasons for showing everyone (specification, section 2). */
const deviceTexts = {
  denied: words.locationUnavailable,
  failed: words.locationUnavailable,
  unsupported: words.locationUnsupported,
} as const;

/** `/find-plumbers`: contractors near a place, with their public facts. */
export function FinderPage({ address, goTo, device, placeField }: FinderPageProps) {
  /** Changes the search and closes the reviews, which belong to the previous one. */
  const change = (part: Partial<Record<keyof FinderAddress, string | undefined>>, replace = false) =>
    goTo(finderAddress({ ...address, reviews: undefined, ...part }), { replace });
  const onFilter: FilterFormProps['onFilter'] = (chosen, { typing }) =>
    goTo(finderAddress(chosen), { replace: typing });
  const needsDevice = address.near === undefined;
  const { state } = device;
  const problem = needsDevice && (state === 'denied' || state === 'failed' || state === 'unsupported') && state;

  return (
    <Page width="mid">
      <ButtonLink to="/" variant="text" icon={ArrowLeft} className="-ml-2.5 no-print">
        {words.back}
      </ButtonLink>
      <h1 className="mt-1">{words.title}</h1>
      <div className="mt-4 space-y-4">
        <FinderForm
          address={address}
          place={placeField({
            param: 'near',
            value: address.near,
            anywhere: ANYWHERE,
            keep: { work: address.work, about: address.about, sort: address.sort },
            onFilter,
          })}
          onFilter={onFilter}
        />
        <Note icon={Info}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p>{words.askForLicense}</p>
            {site.mode === 'demonstration' && <ClearTestData />}
          </div>
        </Note>
        {problem && (
          <Note icon={LocateFixed} tone="amber" role="status">
            <p>{deviceTexts[problem]}</p>
            {problem === 'denied' && <p>{words.locationBlocked}</p>}
            {problem !== 'unsupported' && (
              <Button variant="text" className="-ml-2.5" onClick={device.retry}>
                {words.tryAgain}
              </Button>
            )}
          </Note>
        )}
        {needsDevice && device.state === 'asking' ? (
          <FinderLoading detail={words.mayAsk} />
        ) : (
          <FinderResults
            address={address}
            query={finderQuery(address, device.place)}
            origin={device.place}
            onFilter={onFilter}
            onReviews={(reviews) => goTo({ ...address, reviews }, { replace: false })}
            onReviewsClosed={() => change({}, true)}
            onNationwide={() => change({ near: ANYWHERE })}
            onAllWork={() => change({ work: undefined })}
          />
        )}
      </div>
    </Page>
  );
}
