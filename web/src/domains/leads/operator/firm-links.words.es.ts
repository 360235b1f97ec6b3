import type { en } from './firm-links.words.ts';

export const es: typeof en = {
  disputes: 'Permisos disputados',
  says: 'Los contratistas dicen que estos permisos son de otra empresa. Están ocultos hasta que usted decida. Ambos resultados se envían por correo al contratista.',
  loading: 'Cargando disputas…',
  noDisputes: 'Ninguna disputa le espera.',
  erased: '(La cuenta que lo dijo está borrada.)',
  firms: 'Empresas en permisos',
  findFirm: 'Buscar una empresa',
  findHint: 'El comienzo de su nombre como en los permisos, o la última parte de la dirección de su página.',
  typeTwoLetters: 'Escriba al menos dos letras.',
  noSuchFirm: 'Ninguna empresa tiene un nombre que comience así.',
  mayBeMore: 'Puede haber más. Escriba más del nombre.',
  linkedBy: {
    license: 'vinculada por número de licencia',
    name: 'vinculada por nombre, condado y oficio',
    operator: 'confirmada por un operador',
  },
  linked: {
    license: 'Vinculada por número de licencia',
    name: 'Vinculada por nombre, condado y oficio',
    operator: 'Confirmada por un operador',
  },
  candidate: 'Puede ser esta',
  ruledOut: 'Un operador decidió que no es esta',
  same: {
    label: 'Son suyos',
    title: '¿Son estos sus permisos?',
    says: 'Los permisos cuentan en la página y las tarjetas del contratista, digan lo que digan después los nombres y las licencias.',
    done: 'Vinculados',
  },
  different: {
    label: 'No son suyos',
    title: '¿Son permisos de otra empresa?',
    says: 'Los permisos no cuentan para el contratista y no se volverán a vincular con él.',
    done: 'Desvinculados',
  },
  actOn: (act, firm, contractor) => `${act}: ${firm}, ${contractor}`,
  auditLog: 'Para el registro de auditoría.',
};
