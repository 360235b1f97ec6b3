/** A place as the picker hands it on: a city with a ZIP code and the point that distances are measured from. */
export interface PickedPlace {
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zipCode: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}
