import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { site } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { cityAt } from './api.ts';
import { detectPlace } from './detect-place.ts';
import { detectPosition } from './geolocation.ts';
import { detectionToasts, locationToast, processingFailed, setToDemo } from './location-toasts.ts';
import type { PickedPlace } from './picked-place.ts';
import { placeLabel } from './place-label.ts';

/** The place where the device is. */
export function CurrentTab({ onPick }: { onPick: (place: PickedPlace) => void }) {
  const [detecting, setDetecting] = useState(false);

  const detect = async () => {
    setDetecting(true);
    const geolocation: Geolocation | undefined = navigator.geolocation;
    const detected = await detectPlace(await detectPosition(geolocation), cityAt, site.locationFallback);
    setDetecting(false);
    if (detected.kind === 'detected' || detected.kind === 'demo') {
      toast(detected.kind === 'demo' ? setToDemo : locationToast('detected', placeLabel(detected.place)));
      onPick(detected.place);
    } else {
      toast(detected.kind === 'processing-failed' ? processingFailed : detectionToasts[detected.kind]);
    }
  };

  return (
    <>
      <p className="text-ink-2">
        Your browser asks you first. We use the position once, to find the nearest city and to measure distances.
      </p>
      <Button
        variant="primary"
        big
        className="mt-4 w-full sm:w-auto"
        icon={LocateFixed}
        busy={detecting}
        busyLabel="Detecting..."
        onClick={detect}
      >
        Use Current Location
      </Button>
    </>
  );
}
