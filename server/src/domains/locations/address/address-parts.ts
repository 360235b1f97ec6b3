/**
 * - `house`: a number on a street; `range`: several
 * - `intersection`, `block`, `road`: a place on a street without a number
 * - `lot`: a part of a subdivision without a street; `po-box`: no place of work
 * - `unparsed`: the text names no street that is known for one, and stays as it is
 */
export type AddressKind = 'house' | 'range' | 'intersection' | 'block' | 'lot' | 'po-box' | 'road' | 'unparsed';

/** An address taken apart. Every word is one of the text; what it doesn't say is null. */
export interface UsAddress {
  readonly kind: AddressKind;
  /** Of the house or houses, as written: '1117-1119', '123 1/2', 'W156N8480'. Null for 0, which stands for none. */
  readonly number: string | null;
  /** With the number, without the unit. */
  readonly street: string | null;
  /** With its designator: 'APT 4', '#200', 'GARAGE'. */
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
