import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './audit.words.ts';

export const es = {
  intro:
    'Todo lo que han hecho los operadores y los comandos en el servidor. Nadie puede cambiarlo, ni siquiera en la base de datos.',
  states: { loading: 'Cargando el registro de auditoría', notLoaded: 'No pudimos cargar el registro de auditoría' },
  label: 'Registro de auditoría',
  nothing: 'Aún no hay nada',
  nothingYet: 'Aquí se registran las acciones de los operadores.',
  command: (name) => `Comando '${name}'`,
  actions: {
    'add-operator': 'Nombró a un operador',
    'remove-operator': 'Quitó a un operador',
    'suspend-account': 'Suspendió una cuenta',
    'restore-account': 'Restableció una cuenta',
    'hide-listing': 'Ocultó una ficha',
    'show-listing': 'Volvió a mostrar una ficha',
    'feature-listing': 'Destacó una ficha',
    'end-featured': 'Dejó de destacar una ficha',
    'hide-review': 'Ocultó una reseña',
    'show-review': 'Volvió a mostrar una reseña',
    'read-message': 'Leyó un mensaje',
    'resend-message': 'Volvió a enviar un mensaje',
    'cancel-message': 'Canceló un mensaje',
    'release-address': 'Permitió de nuevo el correo a una dirección',
    'hand-on-request': 'Pasó una solicitud a otro contratista',
    'refund-payment': 'Reembolsó un pago',
    'refund-connection': 'Reembolsó el cargo de una conexión reportada',
    'refuse-connection-report': 'Rechazó un reporte',
    'erase-person': 'Borró los datos de una persona',
    'reset-second-factor': 'Quitó los segundos factores de una cuenta',
    'clear-synthetic': 'Borró los datos sintéticos',
    'decide-need': 'Decidió si un proyecto necesita un oficio',
    'undo-need': 'Retiró una decisión sobre los oficios de un proyecto',
    'add-source': 'Añadió una fuente de proyectos',
    'change-source': 'Cambió una fuente',
  },
} satisfies Translation<typeof en>;
