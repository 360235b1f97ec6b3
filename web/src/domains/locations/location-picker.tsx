import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CityTab } from './city-tab.tsx';
import { CurrentTab } from './current-tab.tsx';
import { locationWords } from './location.words.ts';
import type { PickedPlace } from './picked-place.ts';
import { placeLabel } from './place-label.ts';
import { ZipTab } from './zip-tab.tsx';

const words = here(locationWords).picker;

export interface LocationPickerProps {
  /** The place picked before, if any: it is shown until 'Change Location' is pressed. */
  value: PickedPlace | null;
  /** A known city, without the exact place in it: the City tab opens with it. */
  named?: PickedPlace | undefined;
  onPick: (place: PickedPlace) => void;
}

/** Asks where the work is: by the device's position, a ZIP code or a city. */
export function LocationPicker({ value, named, onPick }: LocationPickerProps) {
  const [changing, setChanging] = useState(false);
  const [tab, setTab] = useState('city');

  const pick = (place: PickedPlace) => {
    setChanging(false);
    onPick(place);
  };

  return (
    <Card as="section" roomy aria-labelledby="location-picker-title">
      <h2 id="location-picker-title">{words.title}</h2>
      {value && !changing ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex items-center gap-2 text-title">
            <Icon of={MapPin} className="text-plumb-ink" />
            <b className="num">{placeLabel(value)}</b>
          </p>
          <Button variant="text" className="-ml-2.5" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-0.5 mb-3 text-ink-2">{words.intro}</p>
          <Tabs
            label={words.ways}
            fill
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'current', label: words.current, content: <CurrentTab onPick={pick} /> },
              { value: 'zip', label: words.zip, content: <ZipTab onPick={pick} /> },
              { value: 'city', label: words.city, content: <CityTab named={named} onPick={pick} /> },
            ]}
          />
        </>
      )}
    </Card>
  );
}
