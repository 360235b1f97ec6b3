import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Chosen } from '../../../ui/filter-form.tsx';
import { FinderForm } from './finder-form.tsx';

/** Renders the form with an address, as the page does. */
function open() {
  const searched: string[] = [];
  let goBack: (about: string) => void = () => undefined;
  function Search() {
    const [about, setAbout] = useState('');
    goBack = setAbout;
    const search = (chosen: Chosen) => {
      const words = String(chosen.about ?? '');
      searched.push(words);
      setAbout(words);
    };
    return <FinderForm address={about ? { about } : {}} onFilter={search} />;
  }
  render(<Search />);
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Project description/ });
  return {
    searched,
    goBack: (about: string) => act(() => goBack(about)),
    field,
    type: (value: string) => fireEvent.change(field(), { target: { value } }),
  };
}

const think = () => act(() => void vi.runAllTimers());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('lets someone who stopped to think go on typing where they were', () => {
  const { searched, field, type } = open();
  type('The outlet ');
  think();
  type('The outlet sparks');
  expect(field().value).toBe('The outlet sparks');
  think();
  expect(searched).toEqual(['The outlet', 'The outlet sparks']);
});

it('shows the description that Back has brought', () => {
  const { goBack, field, type } = open();
  type('The outlet sparks');
  think();
  goBack('A leak');
  expect(field().value).toBe('A leak');
  goBack('');
  expect(field().value).toBe('');
});
