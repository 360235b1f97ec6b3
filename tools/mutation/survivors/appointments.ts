import type { Justified } from './justified.ts';

/** The surviving mutants of appointments. */
export const appointments: readonly Justified[] = [
  {
    file: 'server/src/domains/appointments/rules/free-slots.ts',
    because: 'The last day to look at is more than needed; what opens later is left out at the end.',
    mutants: [
      ['{ zone: contractorZone }', '{}'],
      ['day < last', 'day <= last'],
    ],
  },
];
