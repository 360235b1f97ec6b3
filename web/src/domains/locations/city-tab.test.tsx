import type { Place } from '@plumbline/contract/domains/locations/place.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

const open = async (found: readonly Place[]) => {
  fakeServer({ 'GET /api/locations/search': ok(found) });
  const onPick = vi.fn<(place: PickedPlace) => void>();
  const { user } = await openPage(() => <CityTab onPick={onPick} />);
  const type = async (words: string) => {
    await user.type(screen.getByRole('combobox', { name: 'Not in the list?' }), words);
    const suggested = screen.getByRole('listbox', { name: 'Suggestions', hidden: true });
    await within(suggested).findAllByRole('option');
    await user.click(screen.getByRole('button', { name: 'Use This City' }));
  };
  return { onPick, type };
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
