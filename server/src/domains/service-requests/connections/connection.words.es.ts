import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './connection.words.ts';

export const es = {
  receipts: {
    settled: 'Ya están conectados.',
    denied: 'La solicitud fue rechazada. No debe nada.',
    proposed: 'La propuesta fue enviada al cliente.',
    countered: 'El otro horario fue enviado al contratista.',
    declined: 'La propuesta fue rechazada.',
    withdrawn: (most) =>
      `Una propuesta se puede cambiar ${most} veces como máximo. Con este cambio se cerró la solicitud.`,
    feeDue: (fee) => `Solicitud aceptada. Quedan conectados cuando se pague el cargo por conexión de ${fee}.`,
    charging: (fee, card) =>
      `Solicitud aceptada. Estamos cobrando ${fee} a su ${card}. En un momento recibirá los datos del cliente.`,
    takenBack: 'Su aceptación fue retirada. No se cobra nada.',
    thanks: 'Gracias.',
    approved: 'Propuesta aprobada. Quedan conectados en cuanto el contratista pague el cargo por conexión.',
  },

  payment: {
    due: (fee, until) =>
      `Pague el cargo por conexión de ${fee} antes del ${until} y quedará en contacto con el cliente.`,
    confirming: 'Su pago se está confirmando. Los datos del cliente aparecen aquí en cuanto se confirme.',
    free: 'Esta conexión fue gratis. Ya está en contacto con el cliente.',
    paid: (fee) => `Su cargo por conexión de ${fee} se procesó. ¡Ya está en contacto con el cliente!`,
    notDue: 'No debe nada: esta solicitud aún no se ha aceptado.',
  },

  report: {
    asked: (hours) => `Le preguntamos al cliente. Si no responde en ${hours} horas, el cargo se devuelve a su tarjeta.`,
    operator:
      'Ya se devolvieron los cargos de varias de sus últimas conexiones, así que uno de nosotros revisa esta. Le avisaremos.',
    refunded: 'La conexión terminó. Un cargo ya pagado se devuelve a su tarjeta.',
    refused: 'El cliente dice que hablaron, o así lo decidió uno de nosotros: el cargo se mantiene.',
    void: 'El trabajo ya empezó, así que el reporte no tiene efecto.',
    notConnected: 'Solo se puede reportar una conexión que se hizo.',
    hasStarted: 'El trabajo ya empezó, así que esta conexión ya no se puede reportar.',
    tooLate: (days) => `Una conexión se puede reportar en un plazo de ${days} días.`,
    alreadyDecided: 'Esto ya se decidió. Gracias de todos modos.',
    isDecided: {
      refunded: 'El cargo de este reporte ya se devolvió.',
      void: 'Este reporte no tiene efecto, porque el trabajo ya empezó.',
    },
  },
} satisfies Translation<typeof en>;
