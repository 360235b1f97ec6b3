import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { latePart } from './late-part.tsx';

const Photos = () => <p>Photos</p>;
const Plain = () => <p>Plain</p>;

it('is drawn at once if its code is loaded', async () => {
  const Part = latePart(async () => Photos, Plain);
  await Part.load();
  render(<Part />);
  expect(screen.queryByText('Photos')).not.toBeNull();
});

it('is plain if its code cannot be loaded', async () => {
  const Part = latePart(() => Promise.reject<typeof Photos>(new TypeError('No connection')), Plain);
  render(<Part />);
  expect(await screen.findByText('Plain')).not.toBeNull();
});

it('leaves its place to the server, which waits for the code', () => {
  // Without waiting, its place is marked, to be filled in.
  expect(
    renderToString(
      <>
        {[latePart(async () => Photos, Plain)].map((Part) => (
          <Part key="part" />
        ))}
      </>,
    ),
  ).toContain('<!--$!-->');
});
