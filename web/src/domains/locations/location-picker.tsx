import { LocateFixed, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { here } from '../../lib/language.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CityTab } from './city-tab.tsx';
import { CurrentTab } from './current-tab.tsx';
import { locationWords } from './location.words.ts';
import type { PickedPlace } from './picked-place.ts';
import type { PlaceTabProps } from './place-form.ts';
import { placeLabel } from './place-label.ts';
import { ZipTab } from './zip-tab.tsx';

const words = here(locationWords).picker;

const WAYS = ['current', 'zip', 'city'] as const;
type Way = (typeof WAYS)[number];

export interface LocationPickerProps extends PlaceTabProps {
  /** A known city, without the exact place in it: the City tab opens with it. */
  named?: PickedPlace | undefined;
  /** The tab that the address opens. */
  by: string | undefined;
  /** The address that opens a tab. */
  hrefOf: (way: string) => string;
}

/** Asks where the work is: by the device's position, a ZIP code or a city. */
export function LocationPicker({ named, by, hrefOf, ...tab }: LocationPickerProps) {
  const [way, setWay] = useState<Way>(WAYS.find((each) => each === by) ?? 'city');
  return (
    <Card as="section" roomy aria-labelledby="location-picker-title">
      <h2 id="location-picker-title">{words.title}</h2>
      <p className="mt-0.5 mb-3 text-ink-2">{words.intro}</p>
      <Tabs
        label={words.ways}
        fill
        hrefOf={hrefOf}
        value={way}
        onChange={(value) => setWay(WAYS.find((each) => each === value) ?? 'city')}
        tabs={[
          {
            value: 'current',
            label: (
              <>
                <Icon of={LocateFixed} size="small" className="max-[359px]:hidden" />
                {words.current}
              </>
            ),
            content: <CurrentTab onPick={tab.onPick} />,
          },
          { value: 'zip', label: words.zip, content: <ZipTab {...tab} /> },
          { value: 'city', label: words.city, content: <CityTab {...tab} named={named} /> },
        ]}
      />
    </Card>
  );
}

export interface PickedLocationProps extends Pick<PlaceTabProps, 'nearby'> {
  place: PickedPlace;
  /** The button 'Change Location'. */
  change: (label: string) => ReactNode;
}

/** The place that was picked, and a way to change it. */
export const PickedLocation = ({ place, nearby, change }: PickedLocationProps) => (
  <Card as="section" roomy aria-labelledby="location-picker-title">
    <h2 id="location-picker-title">{words.title}</h2>
    <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <p className="flex min-w-0 items-start gap-2">
        <Icon of={MapPin} className="mt-0.5 text-plumb-ink" />
        <span>
          <b className="num block text-title">{placeLabel(place)}</b>
          <span className="block text-ink-2">{nearby(place)}</span>
        </span>
      </p>
      {change(words.change)}
    </div>
  </Card>
);
