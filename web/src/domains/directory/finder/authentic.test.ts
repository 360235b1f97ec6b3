import { expect, it } from 'vitest';
import { authentic } from './authentic.ts';

const row = (companyName: string, change: object = {}) => ({
  companyName,
  email: 'office@beargrass-plumbing.com',
  phone: '+15022340134',
  isSynthetic: false,
  specialties: ['Drain cleaning'],
  ...change,
});
const names = (rows: ReturnType<typeof row>[], given: { description?: string; sampleData?: boolean } = {}) =>
  authentic(rows, { description: '', sampleData: true, ...given }).map(({ companyName }) => companyName);

it('leaves out placeholders: by name, by email, by phone', () => {
  expect(
    names([
      row('Beargrass Plumbing'),
      row('TEST  Company'),
      row('A', { email: 'test@firm.com' }),
      row('B', { email: 'info@firm.example.com' }),
      row('C', { email: 'placeholder-mail@firm.com' }),
      row('D', { phone: '(502) 555-0134' }),
    ]),
  ).toEqual(['Beargrass Plumbing']);
});

it('keeps who only looks a little like one', () => {
  const kept = [
    row('Test Valley Plumbing'),
    row('Greatest Pipes', { email: 'greatest@latest.com' }),
    row('Contest Electric', { email: 'contest@firm.com', phone: null }),
    row('No Mail', { email: null, phone: '+15025551234' }),
  ];
  expect(names(kept)).toHaveLength(kept.length);
});

it('shows a company once, the first time it comes', () => {
  const rows = [row('Falls City Drain', { phone: '+15022340001' }), row('FALLS CITY DRAIN.')];
  expect(authentic(rows, { description: '', sampleData: true })).toEqual([rows[0]]);
});

it('keeps only those with the specialty when the description is electrical or about HVAC', () => {
  const rows = [row('Wires', { specialties: ['Panel upgrades'] }), row('Air', { specialties: ['Heat pumps'] })];
  expect(names([row('Sparks', { specialties: ['Electrical repair'] })], { description: 'cooling is out' })).toEqual([]);
  expect(names(rows, { description: 'new wiring in the attic' })).toEqual(['Wires']);
  expect(names(rows, { description: 'heating is out' })).toEqual(['Air']);
  expect(names(rows, { description: 'the sink drips' })).toEqual(['Wires', 'Air']);
});

it('leaves sample rows in a demonstration alone, and nowhere else', () => {
  const sample = row('Sample Plumbing', { isSynthetic: true, phone: '(502) 555-0100' });
  expect(names([sample])).toEqual(['Sample Plumbing']);
  expect(names([sample], { sampleData: false })).toEqual([]);
});
