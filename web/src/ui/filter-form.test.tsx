import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { type Chosen, chosen, FilterForm, ticked, useTyped } from './filter-form.tsx';
import { Input, Select } from './input.tsx';

const Words = ({ words }: { words: string }) => <Input {...useTyped('words', words)} aria-label="Words" />;

/** A page whose address belongs to the form. `goTo` changes it in another way, such as Back. */
function open(live = true) {
  const onFilter = vi.fn();
  let goTo: (address: Chosen) => void = () => undefined;
  function Page() {
    const [address, setAddress] = useState<Chosen>({ kinds: ['a'] });
    goTo = setAddress;
    const filter = (asked: Chosen, how: { typing: boolean }) => {
      onFilter(asked, how);
      setAddress(asked);
    };
    return (
      <FilterForm live={live} keep={{ sort: 'newest', plain: true, gone: undefined }} onFilter={filter}>
        <Words words={String(address.words ?? '')} />
        <Select {...chosen('place', address.place?.toString())} aria-label="Place">
          <option value="">Everywhere</option>
          <option value="here">Here</option>
        </Select>
        {['a', 'b'].map((kind) => (
          <Checkbox key={kind} {...ticked('kinds', kind, [address.kinds ?? []].flat().includes(kind))}>
            {kind}
          </Checkbox>
        ))}
      </FilterForm>
    );
  }
  render(<Page />);
  return { onFilter, goTo: (address: Chosen) => act(() => goTo(address)) };
}
const type = (value: string) => fireEvent.change(words(), { target: { value } });
const stopTyping = () => act(() => void vi.runAllTimers());
const words = () => screen.getByRole<HTMLInputElement>('textbox');
const kept = { sort: 'newest', plain: 'true' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a form that filters', () => {
  it('is one that a browser can send by itself, with what stays', () => {
    open();
    const form = words().form as HTMLFormElement;
    expect(form.method).toBe('get');
    expect(form.hasAttribute('action')).toBe(false);
    expect([...new FormData(form)]).toEqual([
      ['sort', 'newest'],
      ['plain', 'true'],
      ['words', ''],
      ['place', ''],
      ['kinds', 'a'],
    ]);
  });

  it('asks for each choice at once, as the address would have it', () => {
    const { onFilter } = open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'b' }));
    expect(onFilter.mock.lastCall).toEqual([{ ...kept, kinds: ['a', 'b'] }, { typing: false }]);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'here' } });
    expect(onFilter.mock.lastCall).toEqual([{ ...kept, place: 'here', kinds: ['a', 'b'] }, { typing: false }]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'a' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'b' }));
    expect(onFilter.mock.lastCall?.[0]).toEqual({ ...kept, place: 'here' });
  });

  it('asks for words when the typing stops, or at once where it is left, and that is no step of Back', () => {
    const { onFilter } = open();
    type(' pump ');
    expect(onFilter).not.toHaveBeenCalled();
    stopTyping();
    expect(onFilter).toHaveBeenCalledWith({ ...kept, words: 'pump', kinds: 'a' }, { typing: true });
    expect(words().value).toBe(' pump ');
    type(' pump s');
    fireEvent.blur(words());
    expect(onFilter.mock.lastCall?.[0]).toMatchObject({ words: 'pump s' });
    expect(onFilter).toHaveBeenCalledTimes(2);
  });

  it('keeps what is typed while the address follows, and takes over what was changed elsewhere', () => {
    const { onFilter, goTo } = open();
    type('pump');
    stopTyping();
    expect(onFilter).toHaveBeenCalledTimes(1);
    type('pumps');
    goTo({ words: 'pum' });
    expect(words().value).toBe('pumps');
    stopTyping();
    expect(onFilter).toHaveBeenCalledTimes(2);
    goTo({ words: 'pump' });
    expect(words().value).toBe('pump');
    goTo({});
    expect(words().value).toBe('');
    expect(onFilter).toHaveBeenCalledTimes(2);
  });

  it('waits for its button where it is not live', () => {
    const { onFilter } = open(false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'b' }));
    type('pump');
    fireEvent.blur(words());
    stopTyping();
    expect(onFilter).not.toHaveBeenCalled();
    fireEvent.submit(words().form as HTMLFormElement);
    expect(onFilter).toHaveBeenCalledTimes(1);
  });
});
