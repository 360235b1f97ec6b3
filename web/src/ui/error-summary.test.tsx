import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { Field, FieldGroup } from './field.tsx';
import { Input } from './input.tsx';
import { RadioCards } from './radio-cards.tsx';

// jsdom has no layout and therefore no scrolling.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const problems = [
  { name: 'customerEmail', message: 'Valid email is required' },
  { name: 'urgency', message: 'Urgency is required' },
];

function Form({ attempt, shown = problems }: { attempt: number; shown?: typeof problems }) {
  return (
    <form>
      <ErrorSummary attempt={attempt} problems={shown} />
      <Field name="customerEmail" label="Email Address" hint="For the receipt" error={shown[0]?.message}>
        {(control) => <Input {...control} />}
      </Field>
      <FieldGroup name="urgency" label="Urgency Level" error={shown[1]?.message}>
        <RadioCards
          value=""
          input={{ name: 'urgency', onChange: () => {} }}
          options={[
            { value: 'low', label: 'Low' },
            { value: 'high', label: 'High' },
          ]}
        />
      </FieldGroup>
    </form>
  );
}

describe('the error summary', () => {
  it('counts what is wrong and takes the focus at every failed try', async () => {
    const { rerender } = render(<Form attempt={1} />);
    const summary = screen.getByRole('alert', { name: 'Two answers need another look' });
    expect(document.activeElement).toBe(summary);
    await userEvent.click(screen.getByLabelText('Email Address'));
    expect(document.activeElement).not.toBe(summary);
    rerender(<Form attempt={2} />);
    expect(document.activeElement).toBe(summary);
  });

  it('leaves the focus alone while the same try is being repaired', async () => {
    const { rerender } = render(<Form attempt={1} />);
    const field = screen.getByLabelText('Email Address');
    await userEvent.click(field);
    rerender(<Form attempt={1} shown={problems.slice(0, 1)} />);
    expect(document.activeElement).toBe(field);
  });

  it('leaves the focus where someone types when everything was right and is wrong again', async () => {
    const { rerender } = render(<Form attempt={1} />);
    rerender(<Form attempt={1} shown={[]} />);
    const field = screen.getByLabelText('Email Address');
    await userEvent.click(field);
    rerender(<Form attempt={1} shown={problems.slice(0, 1)} />);
    expect(document.activeElement).toBe(field);
  });

  it('leads to the field, and to the first choice of a group', async () => {
    render(<Form attempt={1} />);
    await userEvent.click(screen.getByRole('link', { name: 'Valid email is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email Address'));
    await userEvent.click(screen.getByRole('link', { name: 'Urgency is required' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Low' }));
  });

  it('is not there when nothing is wrong', () => {
    render(<Form attempt={1} shown={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a field', () => {
  it('ties its hint and its error to its control', () => {
    render(<Form attempt={0} />);
    const control = screen.getByLabelText('Email Address');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const described = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(described.map((element) => element?.textContent)).toEqual(['For the receipt', 'Valid email is required']);
  });

  it('asks the question of a group of choices', () => {
    render(<Form attempt={0} />);
    expect(screen.getByRole('group', { name: 'Urgency Level' })).toBeTruthy();
  });
});
