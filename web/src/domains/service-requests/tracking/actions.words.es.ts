import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './actions.words.ts';

export const es = {
  failed: 'No se pudo completar',
  sending: 'Enviando...',
  progress: {
    'contractors-notified': { title: 'Contratistas avisados', when: 'En cuanto salga nuestro mensaje' },
    'responses-received': { title: 'Respuestas', when: 'Cuando responda un contratista' },
    'contractor-selected': { title: 'Contratista elegido', when: 'Cuando usted y un contratista se pongan de acuerdo' },
    scheduled: { title: 'Programado', when: 'Cuando haya una cita' },
    'in-progress': { title: 'En curso', when: 'Cuando empiece el trabajo' },
    completed: { title: 'Terminado', when: 'Cuando el trabajo esté hecho' },
  },
  bookedFor: (booked, visit) => `${booked}, para: ${visit}`,
  cancel: {
    button: 'Cancelar esta solicitud',
    title: '¿Cancelar esta solicitud?',
    busy: 'Cancelando...',
    keep: 'Conservarla',
    explained:
      'Avisamos a todos los contratistas consultados. Esto no se puede deshacer, pero puede enviar una solicitud nueva cuando quiera.',
  },
  contradict: {
    start: { button: 'Eso no es correcto', title: '¿El trabajo no ha empezado?' },
    completion: { button: 'No está terminado', title: '¿El trabajo no está terminado?' },
    submit: 'Avisar',
    what: '¿Qué pasó?',
    inYourWords: 'En sus palabras',
    explained: (company) => `${company} recibe su respuesta enseguida y la solicitud regresa un paso.`,
  },
  sendAgain: {
    button: 'Enviarla otra vez',
    explained: 'Todo está lleno. Elija un contratista y revísela.',
  },
  next: {
    title: 'Los siguientes mejores contratistas',
    oneClick: 'Con un clic reciben la misma solicitud. Su nombre y su número quedan ocultos hasta que acepten.',
    licenseChecked: (day) => `Licencia verificada: ${day}`,
    licenseNotChecked: 'Licencia aún sin verificar',
    featured: 'Destacado',
    verified: 'Verificado',
    ask: 'Consultar',
    asking: 'Consultando...',
    sent: 'Solicitud enviada',
    asked: (company) => `Le enviamos la solicitud a ${company}.`,
    nobodyAsked: 'No se envió a nadie',
    nobodyNear: 'No hay nadie más lo bastante cerca',
    noneWithin: (miles) => `No tenemos otro contratista para este trabajo a menos de ${miles} millas.`,
    newRequest: 'Nueva solicitud',
    finding: 'Buscando a los siguientes contratistas',
  },
} satisfies Translation<typeof en>;
