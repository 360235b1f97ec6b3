import { stateCode } from './states.ts';
import { type Area, contains, milesToOutline, readAreas } from './us-atlas.ts';

interface State extends Area {
  readonly code: string;
}

let states: readonly State[] | undefined;

const readStates = (): State[] =>
  readAreas('states').map((area) => {
    const code = stateCode(area.name.replace(/^(?:Commonwealth of the|United States) /, ''));
    if (code === undefined) throw new Error(`us-atlas has an unknown state: ${area.name}`);
    return { ...area, code };
  });

/** Returns the state, district or territory whose land a point is on; undefined on water and abroad. */
export function stateAt(latitude: number, longitude: number): string | undefined {
  states ??= readStates();
  return states.find((state) => contains(state, latitude, longitude))?.code;
}

const KENTUCKY = '21';

let counties: readonly Area[] | undefined;
const kentucky = () => {
  counties ??= readAreas('counties', KENTUCKY);
  return counties;
};

/** Returns the Kentucky county that a point is in, such as 'Jefferson'; undefined elsewhere. */
export const kentuckyCountyAt = (latitude: number, longitude: number): string | undefined =>
  kentucky().find((county) => contains(county, latitude, longitude))?.name;

/** Returns whether a point is in a Kentucky county, or at most `miles` outside it. The outlines are coarse. */
export function isNearKentuckyCounty(name: string, latitude: number, longitude: number, miles: number): boolean {
  const county = kentucky().find((one) => one.name === name);
  return (
    county !== undefined &&
    (contains(county, latitude, longitude) || milesToOutline(county, latitude, longitude) <= miles)
  );
}
