import { inferTrade } from '@plumbline/contract/domains/directory/category.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { workTypeOf } from '@plumbline/contract/domains/directory/work-type.ts';
import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import type { FinderQuery } from '../api.ts';
import { ANYWHERE, type FinderAddress } from './finder-address.ts';

/** Returns the trade to search for: that of the chosen work, or else the one that the description asks for. */
export const tradeOf = ({ work, about }: Pick<FinderAddress, 'work' | 'about'>): Trade =>
  workTypeOf(work ?? '')?.trade ?? inferTrade(about ?? '');

/** The device's location, used if no place is chosen. */
export interface DevicePlace {
  readonly latitude: number;
  readonly longitude: number;
  /** 'Louisville, KY'; undefined where only the point is known. */
  readonly label: string | undefined;
}

const cityNamed = (label: string) => cities.find(({ name, state }) => `${name}, ${state}` === label);

/** Returns the query for the server. Listed cities have their points; the server resolves other places. */
export function finderQuery({ near, work, about, sort }: FinderAddress, device: DevicePlace | undefined): FinderQuery {
  const label = near ?? device?.label;
  const point = near === undefined ? device : cityNamed(near);
  return {
    serviceType: tradeOf({ ...(work ? { work } : {}), ...(about ? { about } : {}) }),
    urgency: 'normal',
    ...(label && label !== ANYWHERE ? { location: label } : {}),
    ...(point ? { latitude: point.latitude, longitude: point.longitude } : {}),
    ...(about ? { projectDescription: about } : {}),
    ...(work ? { specialty: work } : {}),
    ...(sort ? { sort } : {}),
  };
}
