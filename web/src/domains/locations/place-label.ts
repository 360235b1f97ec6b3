interface Named {
  readonly city: string;
  readonly state: string;
  readonly zipCode?: string;
}

/** 'Louisville, KY'. */
export const cityLabel = ({ city, state }: Named): string => `${city}, ${state}`;

/** Returns 'Louisville, KY 40202', or without the ZIP code if there is none. */
export const placeLabel = (place: Named): string =>
  place.zipCode ? `${cityLabel(place)} ${place.zipCode}` : cityLabel(place);
