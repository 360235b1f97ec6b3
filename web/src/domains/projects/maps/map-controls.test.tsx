import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { everything } from '../filter-params.ts';
import { MapControls } from './map-controls.tsx';

it('typing in the search of a map makes no step of the browser’s Back; choosing a status does', async () => {
  const onFilterChange = vi.fn();
  render(
    <MapControls id="c" hint="" filter={everything} onFilterChange={onFilterChange} onResetView={() => undefined} />,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'pump');
  await waitFor(() =>
    expect(onFilterChange.mock.lastCall).toEqual([{ ...everything, search: 'pump' }, { typing: true }]),
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), 'planning');
  expect(onFilterChange.mock.lastCall).toEqual([{ ...everything, status: ['planning'] }]);
});
