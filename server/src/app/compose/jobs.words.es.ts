import { IDLE_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';
import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './jobs.words.ts';

export const es = {
  'mail-account-link': 'Envía por correo a quien tiene la cuenta un enlace para entrar o cambiar la contraseña',
  'tell-of-lockout': 'Avisa a quien tiene la cuenta que alguien intenta adivinar la contraseña',
  'note-erasure': 'Anota un borrado fuera de la base de datos, para repetirlo en una copia de seguridad restaurada',
  'back-up': 'Hace una copia de seguridad de la base de datos y los archivos',
  'prove-backup': 'Prueba la copia de seguridad más reciente restaurándola en un lugar provisional',
  'enforce-retention': 'Elimina lo que supera su plazo de conservación',
  'appointment-reminder': 'Envía el recordatorio de una cita',
  'announce-thread': 'Avisa a alguien de mensajes de una conversación que no ha leído',
  'resume-work': 'Termina la pausa de un contratista',
  'ingest-run': 'Lee las fuentes de una pasada',
  'ingest-due': 'Inicia la siguiente fuente programada',
  'correct-listings': 'Corrige fichas leídas con reglas anteriores que ninguna fuente volverá a mostrar',
  'watch-digest': 'Envía por correo lo que encontró una alerta de búsqueda',
  'send-messages': 'Envía juntos varios correos',
  'send-texts': 'Envía juntos varios mensajes de texto',
  'send-calls': 'Llama a personas y les lee sus mensajes',
  'send-notifications': 'Envía juntas varias notificaciones del navegador',
  'ask-provider': 'Pregunta al proveedor si aceptó un mensaje de resultado desconocido',
  'send-message': 'Envía un mensaje',
  'check-payment': 'Pregunta al proveedor si se hizo un pago, por si se perdió su aviso',
  'cancel-payment': 'Cierra un pago para que ya no se pueda pagar',
  'refund-payment': 'Reembolsa un pago a la tarjeta',
  'reconcile-payments': 'Compara el libro de cuentas con el proveedor, día por día',
  'geocode-projects':
    'Busca las direcciones de los proyectos ubicados solo por código postal, hasta que no quede ninguna',
  'referral-deadline': 'Termina el plazo para responder o pagar',
  'referral-nudge': 'Recuerda a quien le toca actuar que pasó la mitad del plazo para responder',
  'connection-check-deadline': 'Termina el plazo del cliente para responder al reporte de una mala conexión',
  'request-idle': `Termina una solicitud tras ${IDLE_DAYS} días sin que se consulte a ningún contratista`,
  'make-event-months': 'Crea los meses en que se guardan los eventos del futuro próximo',
  'spread-opportunity': 'Avisa a los contratistas adecuados de una solicitud abierta a propuestas',
  'response-record': 'Calcula cómo suele responder un contratista',
  'opportunity-digest': 'Avisa a un contratista de nuevas oportunidades',
  'mail-request-links': 'Envía por correo los enlaces a quienes perdieron los de sus solicitudes',
  'forget-draft':
    'Borra las respuestas de una solicitud sin terminar que el servidor guardó para un navegador sin scripts',
  'deliver-sandbox-event': 'Entrega los avisos del proveedor de pagos integrado',
  'domain-event': 'Pasa a las demás partes del producto un evento de una de ellas',
} satisfies Translation<typeof en>;
