import { plural, type Translation } from '../../kernel/words.ts';
import type { en } from './match.words.ts';

export const es = {
  yourTrade: (trade) => `Es de su oficio: ${trade}`,
  notYourTrade: (trade) => `No es de sus oficios: ${trade}`,
  fromYou: (distance) => `A ${distance} de usted`,
  noBudget: 'Sin presupuesto indicado',
  belowSmallest: (smallest) => `El presupuesto es menor que su trabajo mínimo, ${smallest}`,
  budgetNamed: 'Hay un presupuesto indicado',
  coversSmallest: 'El presupuesto cubre su trabajo mínimo',
  dayPassed: 'El día preferido ya pasó',
  paused: 'Usted no toma trabajos hasta después de ese día',
  wantedToday: 'Lo quieren para hoy',
  wantedTomorrow: 'Lo quieren para mañana',
  wantedIn: (days) => `Lo quieren en ${days} ${plural('es', days, { one: 'día', other: 'días' })}`,
  daysToPrepare: (days) => `${days} ${plural('es', days, { one: 'día', other: 'días' })} para prepararse`,
} satisfies Translation<typeof en>;
