import { expect, it } from 'vitest';
import { enteredIn } from './posted-form.ts';

const empty = {
  name: '',
  note: 'as it was',
  urgent: true,
  agreed: false,
  trades: ['plumbing'],
  place: null,
  minutes: 60,
  hours: { mon: '8-5', sun: '' },
};

it('reads a posted form by the values that it starts with', () => {
  const fields = new URLSearchParams(
    'name=Ana&agreed=on&trades=drains&trades=gas&minutes=90&hours.mon=9-5&_form=/api/notes&admin=yes',
  );
  expect(enteredIn(fields, empty)).toEqual({
    name: 'Ana',
    note: 'as it was',
    urgent: false,
    agreed: true,
    trades: ['drains', 'gas'],
    place: null,
    minutes: 90,
    hours: { mon: '9-5', sun: '' },
  });
});

it('ends lines as scripts do', () => {
  expect(enteredIn(new URLSearchParams({ note: 'Gate\r\nis open' }), { note: '' })).toEqual({ note: 'Gate\nis open' });
});

it('takes no file for a text', () => {
  const fields = new FormData();
  fields.append('name', new Blob(['x']), 'name.txt');
  expect(enteredIn(fields, { name: 'Ana' })).toEqual({ name: 'Ana' });
});
