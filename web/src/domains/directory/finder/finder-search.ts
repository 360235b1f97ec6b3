import { inferTrade } from '@plumbline/contract/domains/directory/category.ts';
import type { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import { workTypeOf } from '@plumbline/contract/domains/directory/work-type.ts';
import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import type { FinderQuery } from '../api.ts';
import { ANYWHERE, type FinderAddress } from './finder-address.ts';

/** Who is looked for: those who do the chosen work, else those whom the description asks for. */
export const tradeOf = ({ work, about }: Pick<FinderAddress, 'work' | 'about'>): Trade =>
  workTypeOf(work ?? '')?.trade ?? inferTrade(about ?? '');

/** Where the device was found to be; a place of the list has no need of it. */
export interface DevicePlace {
  readonly latitude: number;
  readonly longitude: number;
  /** 'Louisville, KY'; undefined where only the point is known. */
  readonly label: string | undefined;
}

const cityNamed = (label: string) => cities.find(({ name, state }) => `${name}, ${state}` === label);

/** What is asked of the server. Cities of the list bring their points, other places are resolved there. */
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
