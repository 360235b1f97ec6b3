interface Named {
  readonly city: string;
  readonly state: string;
  readonly zipCode?: string;
}

/** 'Louisville, KY'. */
export const cityLabel = ({ city, state }: Named): string => `${city}, ${state}`;

/** 'Louisville, KY 40202', or without the ZIP where there is none: the location result's address. */
export const placeLabel = (place: Named): string =>
  place.zipCode ? `${cityLabel(place)} ${place.zipCode}` : cityLabel(place);
