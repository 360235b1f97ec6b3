import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { later } from './later.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('a part of a page is loaded when it is shown', async () => {
  let loads = 0;
  const Part = later(async () => {
    loads += 1;
    return Greeting;
  });
  expect(loads).toBe(0);
  render(<Part name="Ana" />);
  expect(screen.getByRole('status').textContent).toContain('Loading');
  await screen.findByText('Hello Ana');
  expect(loads).toBe(1);
});

it('a part that can not be loaded says so, and offers to try again', async () => {
  const Part = later<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<Part />);
  await screen.findByRole('alert');
  screen.getByRole('button', { name: 'Retry' });
});
