import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FinderForm } from './finder-form.tsx';

/** The form over an address, as the page has it. */
function open() {
  const searched: string[] = [];
  let goBack: (about: string) => void = () => undefined;
  function Search() {
    const [about, setAbout] = useState('');
    goBack = setAbout;
    const search = (words: string) => {
      searched.push(words);
      setAbout(words);
    };
    return <FinderForm address={about ? { about } : {}} place={null} onWork={() => undefined} onAbout={search} />;
  }
  render(<Search />);
  return {
    searched,
    goBack: (about: string) => act(() => goBack(about)),
    field: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Project description/ }),
  };
}

/** Longer than the form waits before it searches. */
const think = () => act(() => new Promise((resolve) => setTimeout(resolve, 800)));

it('lets someone who stopped to think go on typing where they were', async () => {
  const user = userEvent.setup();
  const { searched, field } = open();
  await user.click(field());
  await user.keyboard('The outlet ');
  await think();
  await user.keyboard('sparks');
  expect(field().value).toBe('The outlet sparks');
  await think();
  expect(searched).toEqual(['The outlet', 'The outlet sparks']);
});

it('shows the description that Back has brought', async () => {
  const user = userEvent.setup();
  const { goBack, field } = open();
  await user.type(field(), 'The outlet sparks');
  await think();
  goBack('A leak');
  expect(field().value).toBe('A leak');
  goBack('');
  expect(field().value).toBe('');
});
