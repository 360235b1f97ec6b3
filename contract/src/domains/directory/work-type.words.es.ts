import type { Translation } from '../../kernel/words.ts';
import type { en } from './work-type.words.ts';

export const es = {
  'concrete sealing': 'Sellado de concreto',
  'driveway maintenance': 'Mantenimiento de entradas para autos',
  'drain cleaning': 'Limpieza de drenajes',
  'leak detection': 'Detección de fugas',
  'water heater': 'Calentadores de agua',
  'electrical repair': 'Reparación eléctrica',
  'hvac repair': 'Reparación de calefacción y aire acondicionado',
  handyman: 'Reparaciones generales',
  'roof repair': 'Reparación de techos',
} satisfies Translation<typeof en>;
