/**
 * - `house`: a number on a street; `range`: several
 * - `intersection`, `block`, `road`: a location on a street without a number
 * - `lot`: a part of a subdivision without a street; `po-box`: not a place of work
 * - `unparsed`: the text contains no recognizable street and stays as it is
 */
export type AddressKind = 'house' | 'range' | 'intersection' | 'block' | 'lot' | 'po-box' | 'road' | 'unparsed';

/** A parsed address. Every word comes from the text; missing parts are null. */
export interface UsAddress {
  readonly kind: AddressKind;
  /** The house number or numbers, as written: '1117-1119', '123 1/2', 'W156N8480'. Null for 0, which means none. */
  readonly number: string | null;
  /** Including the number, without the unit. */
  readonly street: string | null;
  /** Including its designator: 'APT 4', '#200', 'GARAGE'. */
  readonly unit: string | null;
  readonly city: string | null;
  /** Two letters. */
  readonly state: string | null;
  /** Five digits. */
  readonly zip: string | null;
  readonly zip4: string | null;
  /** Text between these parts: a neighborhood, a subdivision, a building's name. */
  readonly rest: string | null;
}
