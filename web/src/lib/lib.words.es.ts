import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './lib.words.ts';

export const es = {
  problems: {
    'not-signed-in': 'Primero inicie sesión.',
    'not-allowed': 'Usted no puede ver ni cambiar esto.',
    'cross-site': 'Esto vino de otro sitio y se rechazó. Abra Plumbline directamente e intente de nuevo.',
    'not-found': 'No pudimos encontrarlo. Revise el enlace.',
    'idempotency-mismatch': 'Esto ya se envió con otros datos. Vuelva a cargar la página e intente de nuevo.',
    'too-large': 'Es demasiado de una vez. Acórtelo.',
    'unsupported-media-type': 'El servidor no pudo leerlo. Vuelva a cargar la página e intente de nuevo.',
    'too-many-requests': 'Fueron demasiadas solicitudes a la vez. Espere un minuto e intente de nuevo.',
    internal: 'Algo falló de nuestro lado. Intente de nuevo.',
    unavailable: 'Plumbline está ocupado en este momento. Intente de nuevo en un momento.',
  },
  noConnection: 'Sin conexión. Revise su internet e intente de nuevo.',
  welcome: { title: '¡Hola de nuevo!', description: 'Inició sesión correctamente.' },
} satisfies Translation<typeof en>;
