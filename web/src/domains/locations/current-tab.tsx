import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { here } from '../../lib/language.ts';
import { site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { cityAt } from './api.ts';
import { detectPlace } from './detect-place.ts';
import { detectPosition } from './geolocation.ts';
import { locationWords } from './location.words.ts';
import { detectionAdvice, locationToast, refusal, setToDemo } from './location-toasts.ts';
import type { PickedPlace } from './picked-place.ts';
import { placeLabel } from './place-label.ts';

const words = here(locationWords).current;

const BUTTON = 'location-current';

/** The place where the device is. */
export function CurrentTab({ onPick }: { onPick: (place: PickedPlace) => void }) {
  const [detecting, setDetecting] = useState(false);
  const [failure, setFailure] = useState<keyof typeof detectionAdvice>();

  const detect = async () => {
    setDetecting(true);
    setFailure(undefined);
    const geolocation: Geolocation | undefined = navigator.geolocation;
    const detected = await detectPlace(await detectPosition(geolocation), cityAt, site.locationFallback);
    setDetecting(false);
    if (detected.kind === 'detected' || detected.kind === 'demo') {
      toast(detected.kind === 'demo' ? setToDemo : locationToast('detected', placeLabel(detected.place)));
      onPick(detected.place);
    } else {
      setFailure(detected.kind);
      toast(refusal(detected.kind));
    }
  };

  return (
    <>
      <p className="text-ink-2 noscript:hidden">{words.intro}</p>
      <p className="hidden text-ink-2 noscript:block">{words.needsScripts}</p>
      <Button
        variant="primary"
        big
        className="mt-4 w-full sm:w-auto noscript:hidden"
        icon={LocateFixed}
        busy={detecting}
        busyLabel={words.detecting}
        onClick={detect}
        aria-describedby={failure && `${BUTTON}-error`}
      >
        {words.use}
      </Button>
      <FieldError name={BUTTON}>{failure && detectionAdvice[failure]}</FieldError>
    </>
  );
}
