import { plural, type Said, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './reading-problem.words.ts';

interface From {
  readonly host: string | null;
}
interface Answered extends From {
  readonly status: number;
}

const name = ({ host }: From) => host ?? 'El archivo';
const of = ({ host }: From) => (host === null ? 'del archivo' : `de ${host}`);
const rows = (count: number) => `${count} ${plural('es', count, { one: 'fila', other: 'filas' })}`;
const projects = (count: number) => `${count} ${plural('es', count, { one: 'proyecto', other: 'proyectos' })}`;
const quoted = (columns: readonly string[]) => columns.map((column) => `'${column}'`).join(', ');

export const es = {
  problem: {
    'too-often': (from: From) => `${name(from)} dice que se le consulta demasiado seguido (429).`,
    'not-allowed': ({ status, ...from }: Answered) =>
      `${name(from)} no nos deja leer esta dirección (${status}). Revise si pide una clave o no admite programas.`,
    'not-found': ({ status, ...from }: Answered) =>
      `${name(from)} no tiene nada en esta dirección (${status}). Revise la dirección de la fuente.`,
    'other-status': ({ status, ...from }: Answered) => `${name(from)} respondió ${status} en lugar de sus datos.`,
    'host-unknown': (from: From) => `No se encuentra ${name(from)}. Revise la dirección de la fuente.`,
    'host-unknown-now': (from: From) => `No se encuentra ${name(from)} en este momento.`,
    'connection-refused': (from: From) => `${name(from)} rechaza las conexiones.`,
    'broke-off': (from: From) => `${name(from)} interrumpió su respuesta.`,
    unreachable: (from: From) => `No se puede conectar con ${name(from)}: no responde.`,
    silent: (from: From) => `${name(from)} tardó demasiado en empezar a responder.`,
    'silent-midway': (from: From) => `${name(from)} se quedó en silencio demasiado tiempo a mitad de su respuesta.`,
    'too-many-headers': (from: From) => `${name(from)} envió demasiados encabezados.`,
    'packed-wrongly': (from: From) => `${name(from)} envió una respuesta mal comprimida.`,
    'unknown-packing': ({ encoding, ...from }: From & { readonly encoding: string }) =>
      `${name(from)} comprime su respuesta de una forma que no se puede leer ('${encoding}').`,
    'connection-failed': ({ code, ...from }: From & { readonly code: string }) =>
      `No se puede leer ${name(from)} (${code || 'falla'}).`,
    'too-slow': (from: From) => `${name(from)} tardó demasiado en una respuesta.`,
    'too-large': ({ megabytes, ...from }: From & { readonly megabytes: number }) =>
      `${name(from)} envió más de ${megabytes} MB de una vez. Pídale páginas más pequeñas.`,
    'private-network': (from: From) =>
      `${name(from)} lleva a una red privada, donde no se lee nada. Un servidor propio se puede permitir con SOURCE_PRIVATE_ORIGINS.`,
    'no-robots': ({ status, ...from }: Answered) =>
      `${name(from)} no dice qué pueden leer los programas (su robots.txt responde ${status}), así que no se lee nada de ahí.`,
    'robots-forbid': (from: From) =>
      `${name(from)} pide que los programas no lean esta dirección (robots.txt). Si quien la publica lo permite, ponga "robots": "permitted" en la configuración de columnas de la fuente.`,
    'no-web-address': 'La dirección de la fuente no es una dirección web: debe empezar con https:// o http://.',
    'other-protocol': (from: From) => `${name(from)} lleva a una dirección que no es http ni https.`,
    'unreadable-redirect': (from: From) => `${name(from)} lleva a una dirección que no se puede leer.`,
    'insecure-redirect': (from: From) =>
      `${name(from)} lleva de https a http, donde cualquiera en el camino podría cambiar lo que se lee.`,
    'too-many-redirects': ({ most, ...from }: From & { readonly most: number }) =>
      `${name(from)} lleva de una dirección a otra más de ${most} veces.`,
    'unasked-unchanged': 'Respondió que nada ha cambiado, sin que se le preguntara.',
    'mapping-wrong': ({ at, why }: { readonly at: string; readonly why: Said }) =>
      `La configuración de columnas de la fuente está mal${at === '' ? '' : ` en '${at}'`}: ${why.es}.`,
    'too-many-rows': ({ count, most }: { readonly count: number; readonly most: number }) =>
      `Tiene ${rows(count)}, más de ${most}. Lea menos, con "where" en su configuración de columnas.`,
    'no-readable-row': ({ count }: { readonly count: number }) =>
      `No se puede leer ninguna de sus ${count} filas: parece que sus columnas cambiaron.`,
    'not-json': (from: From) => `${name(from)} respondió algo que no es JSON: no funciona bien o ha cambiado.`,
    'shape-changed': ({ at, ...from }: From & { readonly at: string }) =>
      `La respuesta ${of(from)} ha cambiado: en ${at || 'el comienzo'} ya no es lo que era.`,
    'columns-missing': ({ columns, ...from }: From & { readonly columns: readonly string[] }) =>
      `${name(from)} no tiene ${plural('es', columns.length, { one: 'la columna', other: 'las columnas' })} ${quoted(columns)}. Corrija la configuración de columnas de la fuente.`,
    'more-not-given': (from: From) => `${name(from)} dice que hay más y no lo entrega.`,
    'error-answer': ({ said, ...from }: From & { readonly said: string }) =>
      `${name(from)} respondió con un error en lugar de filas${said && `: ${said}`}`,
    'rows-changed': (from: From) => `${name(from)} cambió sus filas mientras se leían. Se leerá otra vez.`,
    'page-size-ignored': (from: From) => `${name(from)} no respeta el número de filas que se le pide.`,
    'cut-off': (from: From) => `La respuesta ${of(from)} llegó cortada.`,
    'cut-off-row': (from: From) => `El contenido ${of(from)} llegó cortado: termina a mitad de una fila.`,
    'no-bids': (from: From) =>
      `La página ${of(from)} ya no tiene una lista de licitaciones: se mudó o está hecha de otra manera.`,
    'bids-missing': ({ said, shown, ...from }: From & { readonly said: number; readonly shown: number }) =>
      `La página ${of(from)} menciona ${said} licitaciones y muestra ${shown}: llegó cortada.`,
    'no-feed': (from: From) => `${name(from)} ya no tiene un canal de noticias en esta dirección.`,
    'no-header': ({ column, ...from }: From & { readonly column: string }) =>
      `${name(from)} no tiene ninguna línea con la columna '${column}'. Corrija "header" en la configuración de columnas de la fuente.`,
    'no-rows': ({ at, ...from }: From & { readonly at: string }) =>
      `${name(from)} no tiene una lista de filas en ${at === '' ? 'el comienzo' : `'${at}'`}. Indique dónde está con "rows" en la configuración de columnas.`,
    'rows-in-object': ({ at, ...from }: From & { readonly at: string }) =>
      `${name(from)} tiene un objeto y no una lista de filas en ${at === '' ? 'el comienzo' : `'${at}'`}. Indique dónde está la lista con "rows" en la configuración de columnas, o con "key" qué son los nombres del objeto.`,
    'no-file': ({ file }: { readonly file: string }) =>
      `No hay ningún archivo '${file}' en la carpeta de fuentes. Póngalo ahí o corrija la dirección.`,
    'file-outside': 'El archivo está fuera de la carpeta de fuentes. Solo se leen archivos de esa carpeta.',
    'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
      `El archivo tiene más de ${megabytes} MB. Divídalo.`,
    'no-sam-key': 'SAM.gov pide una clave: consígala ahí y ponga SAM_API_KEY.',
    'opportunities-missing': ({ said, given, ...from }: From & { readonly said: number; readonly given: number }) =>
      `${name(from)} menciona ${said} oportunidades y entrega ${given}.`,
    stopped: 'La lectura se detuvo antes de terminar.',
    'our-error': 'No se pudo leer por un error nuestro. El registro del servidor tiene los detalles.',
    'not-stored': ({ code }: { readonly code: string }) =>
      `No se pudo guardar un proyecto (${code}). No cambió nada de lo que se sabía. Por favor, avísenos.`,
    'too-few': ({ count, before }: { readonly count: number; readonly before: number }) =>
      `Lista ${projects(count)} en lugar de ${before}, menos de la mitad, así que no se tomó nada. Lo que se sabía se queda hasta que un operador lo revise y lo confirme.`,
    'rows-unreadable': ({ count }: { readonly count: number }) =>
      `${plural('es', count, { one: 'No se pudo leer', other: 'No se pudieron leer' })} ${rows(count)}.`,
  },
  row: {
    'no-id': 'No tiene identificador.',
    'id-too-long': ({ most }: { readonly most: number }) => `Su identificador tiene más de ${most} caracteres.`,
    'no-title': 'No tiene título ni dirección.',
    'listed-twice': 'Aparece dos veces con este identificador.',
    'no-attributes': 'No tiene atributos.',
    'no-readable-column': ({ column }: { readonly column: string }) =>
      column === '' ? 'No tiene columnas legibles.' : `No tiene un valor legible en ${column}.`,
    'no-bid-link': 'No tiene un enlace con bidID.',
    'no-id-or-link': 'No tiene identificador ni enlace.',
    'other-cells': ({ cells, first }: { readonly cells: number; readonly first: number }) =>
      `Tiene ${cells} celdas; la primera línea, ${first}.`,
    'open-quote': 'Tiene una comilla sin cerrar.',
    'not-json': 'No es JSON.',
    'not-object': 'No es un objeto.',
  },
  place: {
    row: (number: number) => `fila ${number}`,
    line: (number: number) => `línea ${number}`,
    bid: (number: number) => `licitación ${number}`,
    entry: (number: number) => `entrada ${number}`,
  },
  example: (row: string, why: string) => `Por ejemplo, ${row}: ${why}`,
} satisfies Translation<typeof en>;
