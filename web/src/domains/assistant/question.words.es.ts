import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './question.words.ts';

export const es = {
  first: 'Primero una pregunta',
  youSaid: 'Usted dijo:',
  danger: {
    gas: '¿Huele a gas ahora?',
    'carbon-monoxide': '¿Alguien se siente mal o mareado, o está sonando ahora una alarma de monóxido de carbono?',
    fire: '¿Ve o huele humo o fuego ahora?',
    electric: '¿Algo echa chispas, da toques o está caliente ahora?',
    structure: '¿Podría caerse o ceder algo ahora?',
    sewage: '¿Están saliendo aguas negras ahora?',
    water: '¿Está entrando o saliendo agua ahora?',
    cold: '¿Alguien en la casa está pasando un frío peligroso ahora?',
    heat: '¿Alguien en la casa se siente mal por el calor ahora?',
  },
  inDanger: { yes: 'Sí, ahora', no: 'No' },
  trade: (options: string) => `¿Es ${options}?`,
  trades: {
    plumbing: 'la plomería',
    electrical: 'la instalación eléctrica',
    hvac: 'la calefacción o el aire acondicionado',
    handyman: 'una reparación pequeña',
    'specific-project': 'un proyecto de construcción',
  },
  job: '¿Es un trabajo en un edificio?',
  isJob: 'Sí, continuar',
} satisfies Translation<typeof en>;
