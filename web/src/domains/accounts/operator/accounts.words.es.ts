import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './accounts.words.ts';

export const es = {
  emailOfAccount: 'Correo electrónico de la cuenta',
  invalidEmail: 'Ingrese un correo electrónico válido',
  loading: 'Buscando la cuenta',
  none: 'Esa cuenta no existe',
  noneFor: (email) => `Nadie ha verificado el correo ${email}.`,
  roles: { customer: 'Cliente', craftsman: 'Contratista', operator: 'Operador' },
  email: 'Correo',
  role: 'Rol',
  since: 'Desde',
  suspended: 'Suspendida',
  active: 'Activa',
  own: 'Esta es su propia cuenta: otro operador podría suspenderla.',
  reasonHint: 'Queda en el registro de auditoría. El titular de la cuenta no lo ve.',
  suspend: {
    action: 'Suspender la cuenta',
    title: (name) => `¿Suspender la cuenta de ${name}?`,
    busy: 'Suspendiendo...',
    effect: 'Se cierran ahora todas sus sesiones y ya no puede iniciar sesión. No se elimina nada.',
    effectOnListing:
      'Mientras tanto, su ficha no recibe solicitudes: ninguna búsqueda la encuentra y su página lo indica. Ocúltela en Fichas si también debe desaparecer la página. Los enlaces a solicitudes que ya recibió siguen funcionando.',
    done: 'Cuenta suspendida',
    doneFor: (name) => `Se cerraron todas las sesiones de ${name}.`,
  },
  restore: {
    action: 'Volver a dejar entrar',
    title: (name) => `¿Volver a dejar entrar a ${name}?`,
    busy: 'Restableciendo...',
    effect: 'Puede volver a iniciar sesión. Conserva todo lo que tenía y su ficha vuelve a aparecer en las búsquedas.',
    done: 'Cuenta restablecida',
    doneFor: (name) => `${name} puede volver a iniciar sesión.`,
  },
} satisfies Translation<typeof en>;
