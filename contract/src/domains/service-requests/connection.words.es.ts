import { plural, type Translation } from '../../kernel/words.ts';
import type { en } from './connection.words.ts';

export const es = {
  contactWithin: (hours) => `${hours} ${plural('es', hours, { one: 'hora', other: 'horas' })}`,
  rules: {
    report: (days) =>
      `¿Pagó por una conexión y no logra comunicarse con el cliente, o el cliente no quería el trabajo? Repórtelo dentro de ${days} días.`,
    weAsk: (hours) =>
      `Le preguntamos al cliente por el medio que eligió. Si lo confirma, o si no contesta en ${hours} horas, el cargo se devuelve a su tarjeta automáticamente.`,
    onceStarted: 'Una vez que el trabajo ha empezado, la conexión ya no se puede reportar.',
    howMany: (most, ofLast) =>
      `De sus últimas ${ofLast} conexiones se devuelven así los cargos de ${most} como máximo; después, una persona de Plumbline revisa primero cada reporte.`,
  },
} satisfies Translation<typeof en>;
