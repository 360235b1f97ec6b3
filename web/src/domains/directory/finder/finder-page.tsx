import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ArrowLeft, Info, MapPin, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { here } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { FilterFormProps } from '../../../ui/filter-form.tsx';
import { Page } from '../../../ui/frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { foundQuery } from '../api.ts';
import { ClearTestData } from './clear-test-data.tsx';
import { finderWords } from './finder.words.ts';
import { ANYWHERE, type FinderAddress, finderAddress } from './finder-address.ts';
import { FinderForm } from './finder-form.tsx';
import { FinderResults } from './finder-results.tsx';
import { type DevicePlace, finderQuery } from './finder-search.ts';
import { searchLine } from './finder-words.ts';
import { Folded } from './folded.tsx';

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
  /** The server doesn't know the place. */
  isUnknownPlace: boolean;
  /** Changes the address. With `replace`, Back skips the previous one. */
  goTo: (address: FinderAddress, options: { replace: boolean }) => void;
  device: DeviceSearch;
  placeField: (slot: PlaceSlot) => ReactNode;
}

/** What to say about the device's location; the problems are the reasons for showing everyone (specification, section 2). */
const deviceTexts: Readonly<Record<DeviceSearch['state'], string | undefined>> = {
  idle: undefined,
  found: undefined,
  asking: words.mayAsk,
  denied: words.locationUnavailable,
  failed: words.locationUnavailable,
  unsupported: words.locationUnsupported,
};

/** `/find-plumbers`: contractors near a place, with their public facts. Without a place, everyone is shown. */
export function FinderPage({ address, isUnknownPlace, goTo, device, placeField }: FinderPageProps) {
  /** Changes the search and closes the reviews, which belong to the previous one. */
  const change = (part: Partial<Record<keyof FinderAddress, string | undefined>>, replace = false) =>
    goTo(finderAddress({ ...address, reviews: undefined, ...part }), { replace });
  const onFilter: FilterFormProps['onFilter'] = (chosen, { typing }) =>
    goTo(finderAddress(chosen), { replace: typing });
  const { near, work, about, sort, after } = address;
  const query = finderQuery(address, device.place);
  const found = useInfiniteQuery({ ...foundQuery(query, after), enabled: !isUnknownPlace });
  const [first] = found.data?.pages ?? [];
  const state = near === undefined ? device.state : 'idle';

  return (
    <Page width="mid">
      <div className="flex flex-wrap items-center gap-x-2">
        <ButtonLink to="/" variant="text" icon={ArrowLeft} className="-ml-2.5 no-print">
          {words.back}
        </ButtonLink>
        <h1>{words.title}</h1>
      </div>
      <div className="mt-2 grid items-start gap-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-3">
        <Folded
          icon={MapPin}
          label={words.change}
          title={
            <>
              <h2 id="found-title" className="text-body leading-[1.3rem]">
                {first ? searchLine(first) : (near ?? words.finding)}
              </h2>
              <p
                role="status"
                className={clsx('text-meta text-ink-2 noscript:hidden', near === undefined && 'min-h-10 lg:min-h-5')}
              >
                {deviceTexts[state]}
              </p>
            </>
          }
        >
          {state === 'denied' && <p className="mb-3 text-meta text-ink-2">{words.locationBlocked}</p>}
          {(state === 'denied' || state === 'failed') && (
            <Button variant="text" className="-mt-2 mb-2 -ml-2.5" onClick={device.retry}>
              {words.tryAgain}
            </Button>
          )}
          {placeField({ param: 'near', value: near, anywhere: ANYWHERE, keep: { work, about, sort }, onFilter })}
        </Folded>
        <Folded icon={SlidersHorizontal} title={<b>{words.filters(work, about)}</b>}>
          <FinderForm address={address} onFilter={onFilter} />
        </Folded>
      </div>
      <FinderResults
        address={address}
        found={found}
        isUnknownPlace={isUnknownPlace}
        origin={device.place}
        onFilter={onFilter}
        onReviews={(reviews) => goTo({ ...address, reviews }, { replace: false })}
        onReviewsClosed={() => change({}, true)}
        onNationwide={() => change({ near: ANYWHERE })}
        onAllWork={() => change({ work: undefined })}
      />
      <Note icon={Info} className="mt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>{words.askForLicense}</p>
          {site.mode === 'demonstration' && <ClearTestData />}
        </div>
      </Note>
    </Page>
  );
}
