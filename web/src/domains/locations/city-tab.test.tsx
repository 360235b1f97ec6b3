import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { THIS_PAGE } from '../../lib/read-form.ts';
import { fakeServer, ok } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { CityTab } from './city-tab.tsx';
import type { PickedPlace } from './picked-place.ts';

const place = (city: string, state: string): Place => ({
  city,
  state,
  zipCode: '40004',
  latitude: 37.8,
  longitude: -85.5,
  timeZone: 'America/New_York',
});
const bardstown = place('Bardstown', 'KY');

/** Without scripts, the place is sent to the server. */
const placeForm = { to: THIS_PAGE, body: (entered: object) => entered, next: () => '/' };

const open = async (found: readonly Place[], zips: readonly Place[] = [bardstown]) => {
  fakeServer({ 'GET /api/locations/search': ok(found), 'GET /api/locations/city-zips': ok(zips) });
  const onPick = vi.fn<(place: PickedPlace) => void>();
  const { user } = await openPage(() => <CityTab placeForm={placeForm} nearby={() => null} onPick={onPick} />);
  const type = async (words: string) => {
    await user.type(screen.getByRole('combobox', { name: 'Not in the list?' }), words);
    const suggested = screen.getByRole('listbox', { name: 'Suggestions', hidden: true });
    await within(suggested).findAllByRole('option');
    await user.click(screen.getByRole('button', { name: 'Continue to Contractors' }));
  };
  return { onPick, type, user };
};

afterEach(() => vi.unstubAllGlobals());

describe('a city that is not in the list', () => {
  it.each(['bardstown', 'Bardstown, KY '])('is taken when it was typed whole: %s', async (words) => {
    const { onPick, type } = await open([bardstown, place('Bardstown Junction', 'KY')]);
    await type(words);
    expect(onPick).toHaveBeenCalledWith(bardstown);
  });

  it.each([
    ['Springfield', [place('Springfield', 'IL'), place('Springfield', 'MO')]],
    ['Bards', [bardstown]],
  ])('is asked for again, where it was typed, while %s can be several', async (words, found) => {
    const { onPick, type } = await open(found);
    await type(words);
    expect(onPick).not.toHaveBeenCalled();
    await screen.findByText('Pick your city from the names that appear as you type.');
    expect(document.activeElement?.id).toBe('location-search');
  });
});

describe('a city with several ZIP codes', () => {
  const highlands = { ...place('Louisville', 'KY'), zipCode: '40204', latitude: 38.24 };
  const shively = { ...place('Louisville', 'KY'), zipCode: '40216', latitude: 38.19 };
  const chooseLouisville = async () => {
    const opened = await open([], [highlands, shively]);
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Louisville, KY');
    return { ...opened, zips: await screen.findByRole('combobox', { name: 'Zip Code' }) };
  };
  const use = { name: 'Continue to Contractors' };

  it('is not taken before one of them is picked', async () => {
    const { onPick, user, zips } = await chooseLouisville();
    await user.click(screen.getByRole('button', use));
    await screen.findByText('Louisville has 2 zip codes. Pick the one where the work is.');
    expect(onPick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(zips);
    await user.selectOptions(zips, '40216');
    await user.click(screen.getByRole('button', use));
    expect(onPick).toHaveBeenCalledWith(shively);
  });

  it('is taken with the one in its center by someone who says that they do not know', async () => {
    const { onPick, user, zips } = await chooseLouisville();
    await user.selectOptions(zips, "I don't know it: use the city center (40202)");
    await user.click(screen.getByRole('button', use));
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ city: 'Louisville', zipCode: '40202' }));
  });

  it('also asks when its name was only typed', async () => {
    const { onPick, type } = await open([bardstown], [bardstown, { ...bardstown, zipCode: '40005' }]);
    await type('Bardstown');
    await screen.findByText('Bardstown has 2 zip codes. Pick the one where the work is.');
    expect(onPick).not.toHaveBeenCalled();
  });
});
