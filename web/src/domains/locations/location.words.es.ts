import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './location.words.ts';

export const es = {
  picker: {
    title: 'Su ubicación',
    change: 'Cambiar ubicación',
    intro: 'Elija su ciudad para encontrar contratistas cercanos',
    ways: 'Cómo elegir su ubicación',
    current: 'Actual',
    zip: 'Código postal',
    city: 'Ciudad',
    continue: 'Continuar a los contratistas',
  },
  city: {
    missing: 'Seleccione una ciudad: elija una de la lista o escriba el nombre de la suya.',
    pickOne: 'Elija su ciudad entre los nombres que aparecen mientras escribe.',
    severalZips: (city, count) => `${city} tiene ${count} códigos postales. Elija el del lugar del trabajo.`,
    select: 'Seleccione una ciudad',
    notListed: '¿No está en la lista?',
    typeName: 'Escriba el nombre de cualquier ciudad de EE. UU.',
    whereIn: (city) => `En qué parte de ${city} es el trabajo. Las distancias se miden desde ahí.`,
    selectZip: 'Seleccione un código postal',
    center: (zipCode) => `No lo sé: usar el centro de la ciudad (${zipCode})`,
    needsScripts: 'Sin JavaScript usamos el centro de la ciudad. Su código postal es más exacto.',
    noneFound: 'Ninguna ciudad empieza así. Revise la ortografía o use su código postal.',
    searching: 'Buscando...',
  },
  current: {
    intro:
      'Su navegador le pregunta primero. Usamos la posición una sola vez, para encontrar la ciudad más cercana y medir distancias.',
    detecting: 'Detectando...',
    use: 'Usar mi ubicación actual',
    needsScripts:
      'Su navegador solo puede decirnos dónde está con JavaScript, que está apagado o aún no ha cargado. Use la pestaña Código postal o Ciudad.',
  },
  zip: {
    invalid: 'Ingrese un código postal válido de 5 dígitos.',
    unknown: 'No conocemos este código postal. Revíselo e intente de nuevo.',
    lookingUp: 'Buscando...',
  },
  field: {
    noPlace:
      'Escriba el nombre de una ciudad de EE. UU. y elíjala de la lista, o ingrese un código postal de 5 dígitos.',
    here: 'Usar mi ubicación actual',
    anywhere: 'Cualquier lugar de EE. UU.',
    another: 'Otra ciudad o código postal',
    go: 'Ir',
    noneFound: 'Ninguna ciudad ni código postal de EE. UU. empieza así.',
  },
  toasts: {
    unsupported: ['No se puede detectar la ubicación', 'Seleccione su ciudad o ingrese el código postal abajo.'],
    guard: ['La detección de ubicación tardó demasiado', 'Elija su ciudad de la lista o ingrese su código postal.'],
    denied: ['Se necesita permiso de ubicación', 'Permita el acceso a la ubicación e intente de nuevo.'],
    timeout: ['Se agotó el tiempo', 'La detección de ubicación tardó demasiado. Intente de nuevo.'],
    failed: ['Error de ubicación', 'Ingrese su ubicación a mano.'],
    'processing-failed': ['No se pudo procesar la ubicación', 'Ingrese su ubicación a mano.'],
    zipInvalid: ['Código postal no válido', 'Ingrese un código postal válido de 5 dígitos.'],
    zipNotFound: ['Código postal no encontrado', 'Revise el código postal e intente de nuevo.'],
    cityMissing: ['Seleccione una ciudad', 'Elija una ciudad de la lista.'],
    demo: ['Ubicación de demostración', 'Se usa Louisville como ejemplo'],
    detected: 'Ubicación detectada',
    found: 'Ubicación encontrada',
    selected: 'Ubicación seleccionada',
  },
  advice: {
    unsupported: 'Este navegador no puede decirnos dónde está usted. Use la pestaña Código postal o Ciudad.',
    guard: 'Su navegador no respondió. Intente de nuevo o use la pestaña Código postal o Ciudad.',
    denied:
      'Su navegador bloquea la ubicación para este sitio. Abra los ajustes del sitio junto a la barra de direcciones, permita la ubicación e intente de nuevo. O use la pestaña Código postal o Ciudad.',
    timeout: 'Encontrar su ubicación tardó demasiado. Intente de nuevo o use la pestaña Código postal o Ciudad.',
    failed: 'Su dispositivo no pudo encontrar su posición. Intente de nuevo o use la pestaña Código postal o Ciudad.',
    'processing-failed':
      'No pudimos buscar la ciudad de su posición. Intente de nuevo o use la pestaña Código postal o Ciudad.',
  },
} satisfies Translation<typeof en>;
