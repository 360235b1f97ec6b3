import { describe, expect, it } from 'vitest';
import { inferTrade } from './category.ts';
import { workTypeOf, workTypes } from './work-type.ts';

describe('the trade that a description asks for', () => {
  it.each([
    ['Seal the concrete in front of the garage', 'construction'],
    ['WATERPROOFING of the basement', 'construction'],
    ['New wiring for two outlets', 'electrical'],
    ['The heating makes a noise', 'hvac'],
    ['Paint the hall', 'handyman'],
    ['Repair the wiring', 'electrical'],
    ['The sink drips', 'plumbing'],
    ['Sellar el concreto de la cochera', 'construction'],
    ['Una instalación ELÉCTRICA nueva', 'electrical'],
    ['No enciende la calefacción', 'hvac'],
    ['Quiero pintar la sala', 'handyman'],
    ['Gotea el fregadero', 'plumbing'],
    ['', 'plumbing'],
  ])('%j: %s', (description, trade) => {
    expect(inferTrade(description)).toBe(trade);
  });
});

describe('the work types', () => {
  it('are those of the specification', () => {
    expect(workTypes.map(({ name }) => name)).toEqual([
      'concrete sealing',
      'driveway maintenance',
      'drain cleaning',
      'leak detection',
      'water heater',
      'electrical repair',
      'hvac repair',
      'handyman',
      'roof repair',
    ]);
  });

  it('are recognized in any spelling', () => {
    for (const name of ['Drain Cleaning', 'drain-cleaning', ' DRAIN_CLEANING ']) {
      expect(workTypeOf(name)?.name, name).toBe('drain cleaning');
    }
    expect(workTypeOf('drain')).toBeUndefined();
    expect(workTypeOf('')).toBeUndefined();
  });
});
