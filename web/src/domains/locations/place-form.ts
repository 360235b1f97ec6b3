import type { ReactNode } from 'react';
import type { FormTarget } from '../../lib/read-form.ts';
import type { PickedPlace } from './picked-place.ts';

/** A place as it was entered. */
export interface EnteredPlace {
  readonly zipCode?: string;
  readonly city?: string;
}

/** Takes a place that was entered without scripts, when this page can't look it up itself. */
export interface PlaceForm {
  readonly to: FormTarget;
  /** Returns the body of the call. */
  readonly body: (entered: EnteredPlace) => object;
  /** Returns the path that follows. */
  readonly next: () => string;
}

/** What the tabs of the picker need. */
export interface PlaceTabProps {
  readonly placeForm: PlaceForm;
  /** Says who works at a place, after its name. */
  readonly nearby: (place: PickedPlace) => ReactNode;
  readonly onPick: (place: PickedPlace) => void;
}
