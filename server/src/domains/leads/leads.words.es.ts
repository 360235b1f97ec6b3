import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './leads.words.ts';

export const es = {
  tooMany: (most: number) =>
    `Usted tiene ${most} alertas de búsqueda, que es el máximo. Elimine primero una que ya no necesite.`,
  deleted: 'La alerta se eliminó.',
  pipelineFull: (most: number) => `Su cartera tiene ${most} proyectos, que es el máximo. Quite uno primero.`,
  changedSince: 'Esto cambió desde que usted lo abrió. Compárelo con lo guardado y guárdelo de nuevo.',
  dropped: 'Ya no está en su cartera.',
  visitDecided: 'Gracias. El calendario sigue lo que usted indicó.',
  feedMade: 'El calendario tiene una dirección nueva. Las anteriores ya no funcionan.',
  feedEnded: 'La dirección ya no funciona.',
  tooManyFollows: (most: number) =>
    `Usted sigue ${most} proyectos, que es el máximo. Deje primero de seguir uno que ya no necesite.`,
  unfollowed: 'Usted ya no lo sigue.',
  noLongerFollowed: 'El proyecto ya no se sigue',
  linkConfirmed: 'Un operador confirmó que estos permisos son suyos. Escríbanos si no es así.',
  isDisputed: 'Usted ya lo dijo. Un operador lo decidirá.',
  linkDecided: 'Decidido. Las páginas y tarjetas lo siguen de inmediato.',
  noSuchNarrowing: 'Elija qué dejar fuera.',
  noLongerWatched: 'La alerta se pausó o se eliminó',
} satisfies Translation<typeof en>;
