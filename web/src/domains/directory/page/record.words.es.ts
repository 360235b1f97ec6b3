import type { en } from './record.words.ts';

export const es: typeof en = {
  title: 'Permisos',
  sample: 'Permisos de muestra de un contratista de demostración.',
  proves: 'Demuestran trabajo autorizado, no calidad.',
  of: (permits, firm) => `Ver los ${permits} de ${firm}`,
  counted: 'Cómo se cuenta',
  method:
    'Las oficinas publican los permisos con la empresa que hace el trabajo. Cada permiso cuenta una vez, por el día en que lo publica su fuente. Nadie puede añadir, cambiar ni comprar uno.',
  linkMethod:
    'Una empresa en permisos se vincula a una ficha por su número de licencia, o si el nombre, el condado y el oficio coinciden y ninguna otra ficha coincide también. También se vinculan las fichas que nadie ha reclamado.',
  dispute:
    'Un contratista puede decir que los permisos no son suyos. Entonces se ocultan hasta que uno de nuestros operadores lo decida.',
  notYours: '¿Es su ficha, pero no son sus permisos?',
};
