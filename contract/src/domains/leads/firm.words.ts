import { inLanguages, plural } from '../../kernel/words.ts';
import type { PermitKind } from '../directory/permit-kinds.ts';
import { es } from './firm.words.es.ts';
import type { FirmRole, UnlinkedReason } from './firm-kinds.ts';

export const en = {
  home: 'Home',
  projects: 'Construction Projects',
  role: {
    general: 'General contractor',
    plumbing: 'Plumbing',
    electrical: 'Electrical',
    hvac: 'Heating and cooling',
    other: 'Other trade',
  } satisfies Record<FirmRole, string>,
  kind: {
    'water-heater': 'Water heaters',
    sewer: 'Sewers and drains',
    repiping: 'Repiping',
    'gas-line': 'Gas lines',
    irrigation: 'Irrigation',
    'heating-cooling': 'Heating and cooling',
    electrical: 'Electrical work',
    solar: 'Solar panels',
    bathroom: 'Bathrooms',
    kitchen: 'Kitchens',
    roof: 'Roofs',
    pool: 'Pools and spas',
    deck: 'Decks and porches',
    sign: 'Signs',
    demolition: 'Demolition',
    'residential-new': 'New, residential',
    'residential-renovation': 'Renovation, residential',
    'residential-repair': 'Repair, residential',
    'commercial-new': 'New, commercial',
    'commercial-renovation': 'Renovation, commercial',
    'commercial-repair': 'Repair, commercial',
    other: 'Other',
  } satisfies Record<PermitKind, string>,
  permits: (count: number, formatted: string) =>
    `${formatted} ${plural('en', count, { one: 'permit', other: 'permits' })}`,
  reason: {
    'not-listed': 'Not in the directory',
    several: 'Not linked: several firms of this name',
    elsewhere: 'Not linked: the firm of this name is elsewhere',
    'other-trade': 'Not linked: the firm of this name does other work',
    'several-licenses': 'Not linked: its permits give several license numbers',
    'common-name': 'Not linked: a name that many could have',
    disputed: 'Not linked: the contractor says that it is another firm, and an operator will decide',
  } satisfies Record<UnlinkedReason | 'disputed', string>,
  head: {
    sample: 'Sample permits, not a real firm.',
    /** '60 permits since 2024, the latest on November 20, 2026: kitchens and roofs.' */
    facts: (permits: string, since: string | null, latest: string | null, kinds: string) =>
      `${[permits, since && `since ${since}`].filter(Boolean).join(' ')}${latest ? `, the latest on ${latest}` : ''}${
        kinds ? `: ${kinds}` : ''
      }.`,
    partners: (names: string) => `Named with ${names}.`,
    keywords: (name: string) => `${name}, building permits, contractor`,
  },
};

/** Labels of what a firm does, and the head of its page. */
export const firmWords = inLanguages({ en, es });
