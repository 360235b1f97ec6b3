import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import QueryScope from '../../../lib/query-scope.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { FoundMap } from './found-map.tsx';

const at = (id: string, city: string, latitude: number, longitude: number) => ({
  id: id as ContractorId,
  city,
  latitude,
  longitude,
});
const origin = { name: 'Louisville', latitude: 38.25, longitude: -85.76 };

const open = () => {
  fakeServer({});
  const { container } = render(
    <QueryScope>
      <FoundMap
        contractors={[at('ct_a', 'Louisville', 38.1, -85.5), at('ct_b', 'Lexington', 38.04, -84.5)]}
        origin={origin}
        before={20}
        pointedId="ct_b"
      />
    </QueryScope>,
  );
  return [...container.querySelectorAll('svg')].at(0);
};

afterEach(() => vi.unstubAllGlobals());

it('numbers the pins as the list does, each leading to its card, with the first on top', () => {
  const pins = [...(open()?.querySelectorAll('a') ?? [])];
  expect(pins.map((pin) => [pin.getAttribute('href'), pin.textContent])).toEqual([
    ['#found-ct_b', '22'],
    ['#found-ct_a', '21'],
  ]);
  expect(pins[0]?.innerHTML).toContain('scale(1.4)');
});

it('names each city once, that of the search at its own place', () => {
  const names = [...(open()?.querySelectorAll('text[y]') ?? [])].map(({ textContent }) => textContent);
  expect(names.filter((name) => name === 'Louisville')).toHaveLength(1);
  expect(names).toContain('Lexington');
});

it('is enlarged around the place of the search, in five steps', async () => {
  const map = open();
  const zoomIn = screen.getByRole('button', { name: 'Zoom In' });
  const zoomOut = screen.getByRole('button', { name: 'Zoom Out' });
  expect(zoomOut.getAttribute('aria-disabled')).toBe('true');
  const before = map?.innerHTML;
  for (let step = 0; step < 5; step += 1) await userEvent.click(zoomIn);
  expect(zoomIn.getAttribute('aria-disabled')).toBe('true');
  expect(map?.innerHTML).not.toBe(before);
  for (let step = 0; step < 5; step += 1) await userEvent.click(zoomOut);
  expect(map?.innerHTML).toBe(before);
});
