import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './reminders.words.ts';

const lasting = (minutes: number): string =>
  minutes < 60
    ? `${minutes} minutos`
    : `${minutes / 60} ${plural('es', minutes / 60, { one: 'hora', other: 'horas' })}`;

/** '24 horas, 4 horas y 1 hora' */
function listed(minutes: readonly number[]): string {
  const parts = minutes.map(lasting);
  return `${parts.slice(0, -1).join(', ')} y ${parts.at(-1) ?? ''}`;
}

export const es = {
  planned: 'Programado',
  sending: 'Enviando',
  sent: 'Enviado',
  skipped: 'Omitido',
  unknown: 'Sin confirmar',
  failed: 'No se envió',
  channels: { sms: 'SMS', email: 'correo', phone: 'llamada', push: 'notificación' },
  none: 'No hay recordatorios programados.',
  ofEarlierTimes: (count) => `De horarios anteriores (${count})`,
  forCustomer: (customer, contractor) =>
    `Usted recibe recordatorios ${listed(customer)} antes; el contratista, ${listed(contractor)} antes.`,
  forContractor: (contractor, customer) =>
    `Usted recibe recordatorios ${listed(contractor)} antes; el cliente, ${listed(customer)} antes.`,
  feed: {
    title: 'Suscripción de calendario',
    lead: 'Sus citas en su propio calendario, siempre al día. Cualquiera que tenga la dirección puede leerlas: no la comparta.',
    make: 'Crear una dirección',
    address: 'Dirección para suscribirse',
    copy: 'Copiar',
    copied: 'Copiada',
    paste: 'Péguela donde su calendario pida una dirección.',
    renew: 'Nueva dirección',
    end: 'Terminar',
    renewTitle: '¿Crear una nueva dirección?',
    endTitle: '¿Terminar la suscripción de calendario?',
    effect: 'La dirección actual deja de funcionar de inmediato en todos los calendarios que la leen.',
    failed: 'No se pudo completar',
  },
} satisfies Translation<typeof en>;
