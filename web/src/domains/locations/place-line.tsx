import { MapPin } from 'lucide-react';
import { IconLine } from '../../ui/facts.tsx';
import type { PickedPlace } from './picked-place.ts';
import type { PlaceTabProps } from './place-form.ts';
import { placeLabel } from './place-label.ts';

/** A place that was found, and who works there. */
export const PlaceLine = ({ place, nearby }: Pick<PlaceTabProps, 'nearby'> & { place: PickedPlace }) => (
  <IconLine icon={MapPin} size="normal">
    <b className="num">{placeLabel(place)}</b> <span className="text-ink-2">{nearby(place)}</span>
  </IconLine>
);
