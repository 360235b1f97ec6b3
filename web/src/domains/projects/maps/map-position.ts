import { textsFrom } from '../../../lib/search-text.ts';

/** A map's position: its center in decimal degrees, and its zoom in the map's own steps. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** Four digits are 11 meters: less than a pixel of either map at its closest. */
const DIGITS = 4;
const ZOOM_DIGITS = 2;

/** '38.2527,-85.7585,12' for the address. */
export const positionText = ({ latitude, longitude, zoom }: MapPosition): string =>
  [latitude.toFixed(DIGITS), longitude.toFixed(DIGITS), zoom.toFixed(ZOOM_DIGITS)].map(Number).join(',');

/** Parses the output of `positionText`; undefined if it is not a place on earth. */
export function positionIn(text: unknown): MapPosition | undefined {
  if (typeof text !== 'string' || !/^-?[\d.]+,-?[\d.]+,[\d.]+$/.test(text)) return undefined;
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = text.split(',').map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0)) return undefined;
  return { latitude, longitude, zoom };
}

/** The parts of an address with the positions of the two maps and the selected project. */
export interface MapParams {
  schematic?: string;
  street?: string;
  selected?: string;
}

const textsIn = textsFrom('selected');

/** Reads the maps' part of an address, for `validateSearch`. */
export function mapParamsIn(address: Readonly<Record<string, unknown>>): MapParams {
  const [schematic, street] = [positionIn(address.schematic), positionIn(address.street)];
  return {
    ...(schematic ? { schematic: positionText(schematic) } : {}),
    ...(street ? { street: positionText(street) } : {}),
    ...textsIn(address),
  };
}
