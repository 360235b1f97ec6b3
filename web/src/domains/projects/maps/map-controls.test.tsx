import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { everything } from '../filter-params.ts';
import { MapControls } from './map-controls.tsx';

it('typing in the search of a map makes no step of the browser’s Back; choosing a status does', async () => {
  const onFilter = vi.fn();
  render(
    <MapControls
      id="c"
      filter={everything}
      filtering={{ keep: { sort: 'budget' }, onFilter }}
      onClear={() => undefined}
      onResetView={() => undefined}
    />,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'pump');
  const shown = { sort: 'budget', search: 'pump', status: 'all' };
  await waitFor(() => expect(onFilter.mock.lastCall).toEqual([shown, { typing: true }]));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'planning');
  expect(onFilter.mock.lastCall).toEqual([{ ...shown, status: 'planning' }, { typing: false }]);
});
