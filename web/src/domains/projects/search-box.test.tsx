import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

it('keeps what is typed until and while the address follows, and takes over what was changed elsewhere', async () => {
  const onSearch = vi.fn();
  const box = (search: string) => <SearchBox label="Search" placeholder="" search={search} onSearch={onSearch} />;
  const { rerender } = render(box(''));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(input, 'pump');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('pump'));
  expect(input.value).toBe('pump');
  await userEvent.type(input, 's');
  rerender(box('pump'));
  expect(input.value).toBe('pumps');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('pumps'));
  rerender(box('pumps'));
  rerender(box(''));
  expect(input.value).toBe('');
  expect(onSearch).toHaveBeenCalledTimes(2);
});
