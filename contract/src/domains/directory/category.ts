import type { Trade } from './trade.ts';

/**
 * The words of the specification, section 5, and Spanish ones without their accents. The first row with a word in the
 * description decides.
 */
const categoryWords: Readonly<Record<Exclude<Trade, 'plumbing'>, readonly string[]>> = {
  construction: [
    'concrete',
    'driveway',
    'patio',
    'foundation',
    'seal',
    'waterproof',
    'concreto',
    'cimiento',
    'cimentacion',
    'sellar',
    'sellado',
    'impermeab',
  ],
  electrical: [
    'electrical',
    'wiring',
    'outlet',
    'electrico',
    'electrica',
    'electricidad',
    'electricista',
    'cableado',
    'enchufe',
    'tomacorriente',
  ],
  hvac: ['hvac', 'heating', 'cooling', 'calefaccion', 'aire acondicionado', 'minisplit'],
  handyman: ['paint', 'drywall', 'repair', 'pintar', 'pintura', 'tablaroca', 'reparaciones'],
};
const categories = Object.entries(categoryWords) as [Trade, readonly string[]][];

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Returns the trade that a description asks for in English or Spanish; plumbing if it names no other. */
export function inferTrade(description: string): Trade {
  const text = withoutAccents(description.toLowerCase());
  return categories.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'plumbing';
}
