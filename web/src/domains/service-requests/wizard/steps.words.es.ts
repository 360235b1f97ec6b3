import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './steps.words.ts';

export const es = {
  steps: {
    workType: 'Tipo de trabajo',
    location: 'Ubicación',
    selectPlumber: 'Contratista',
    details: 'Detalles',
  },
  frame: {
    safetyFirst: 'Primero, su seguridad',
    backToHome: 'Volver al inicio',
    next: 'Continuar',
    changeLocation: 'Cambiar la ubicación',
  },
  workType: {
    title: '¿Qué trabajo necesita?',
    subtitle: 'Cuatro pasos cortos. No se envía nada antes del último.',
    begun: 'Tiene una solicitud empezada en este dispositivo.',
    continueWith: (step) => `Continuar con: ${step}`,
    orChoose: 'O elija el tipo de trabajo',
    details: {
      plumbing: 'Fugas, reparaciones, instalaciones, drenajes tapados',
      electrical: 'Cableado, contactos, tableros, iluminación',
      hvac: 'Calefacción, enfriamiento, aire acondicionado',
      handyman: 'Reparaciones generales, mantenimiento, arreglos',
    },
  },
  location: {
    title: 'Lugar del servicio',
    subtitle: (service) => `¿Dónde necesita el servicio de ${service}?`,
    back: 'Volver a los tipos de trabajo',
    why: 'Por qué preguntamos',
    because:
      'Con el lugar encontramos contratistas que van a donde usted está. La calle se pregunta al final, y solo la ve aquel con quien usted queda conectado.',
  },
  contractor: {
    title: 'Elija a su contratista',
    subtitle: (service, place) => `Elija entre los especialistas en ${service} disponibles en ${place}`,
    back: 'Volver a la ubicación',
    sentAgain: (requestNumber) => `Nuevo envío de la solicitud ${requestNumber}`,
    refused: (company, outcome) => `${company} ${outcome}.`,
    pickAnother: 'Lo demás ya está lleno; elija quién la recibe esta vez.',
    oneGetsIt:
      'Un solo contratista recibe su solicitud: el que usted elija. Su número queda oculto hasta que la acepte.',
    yourChoice: 'Su elección',
    comeToMe: 'Los contratistas le mandan propuestas',
    cancel: 'Cancelar',
    continueToDetails: 'Continuar a los detalles',
    openDoor: {
      title: 'Que los contratistas vengan a mí',
      confirm: 'Recibir propuestas',
      explained: (miles) =>
        `Los contratistas de este oficio a menos de ${miles} millas ven el trabajo, sin su nombre, su número ni su calle. Le mandan propuestas con precios; usted las compara y acepta una.`,
    },
    away: (distance) => `a ${distance}`,
    verified: 'Verificado',
    count: (count) => `${count} ${plural('es', count, { one: 'contratista', other: 'contratistas' })}`,
  },
  trust: {
    whoSeesWhat: 'Quién ve qué',
    goesTo: (most) => `Su solicitud llega solo al contratista que elija, o a ${most} si usted lo pide.`,
    hidden: 'Su nombre, teléfono, correo y calle quedan ocultos hasta que un contratista acepte.',
    youPayNothing: (feeSentence) => `Usted no le paga nada a Plumbline. ${feeSentence}`,
    whatHappensNext: 'Qué sigue',
    open: {
      see: (miles) =>
        `Los contratistas de este oficio a menos de ${miles} millas ven el trabajo, sin su nombre, su número ni su calle.`,
      propose: 'Le mandan propuestas con precios. Le avisamos de cada una.',
      choose: 'Usted las compara y acepta una; avisamos a los demás.',
    },
    one: {
      gets: (company) => `${company} recibe el trabajo enseguida, sin su número.`,
      reachOut: (time) => `Responde en un plazo de ${time}: acepta, rechaza o propone un horario.`,
      next: 'Si lo rechaza, usted elige al siguiente con un toque.',
    },
    several: {
      get: 'Reciben el trabajo enseguida, sin su número.',
      first: 'El primero que acepta se queda con el trabajo; avisamos a los demás.',
      next: 'Si nadie puede, usted elige al siguiente con un toque.',
    },
  },
  understood: {
    title: 'Entendimos:',
    change: 'Cambiar',
    close: 'Cerrar',
    sayAgain: 'Decirlo de nuevo',
    notRight: '¿Algo no es correcto? Cámbielo aquí. Con esto se llenan los pasos siguientes.',
    removedNumber:
      'Quitamos un número privado, como el de seguro social, de una tarjeta o de una cuenta. Nadie lo necesita para ayudarle.',
    kindOfWork: 'Tipo de trabajo',
    projectType: 'Tipo de proyecto',
    urgency: 'Nivel de urgencia',
    preferredDate: 'Fecha preferida',
    preferredTime: 'Horario preferido',
    location: 'Ubicación',
    yourName: 'Su nombre',
    phone: 'Número de teléfono',
    remove: (label) => `Quitar: ${label}`,
    urgencies: { low: 'Prioridad baja', medium: 'Prioridad media', high: 'Prioridad alta' },
    slots: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche', anytime: 'A cualquier hora' },
  },
  startOver: {
    keptByUs: (hours) => `Guardamos sus respuestas, cifradas, durante ${hours} horas.`,
    saved: 'Se guarda en este dispositivo mientras escribe.',
    button: 'Empezar de nuevo',
    title: '¿Empezar de nuevo?',
    confirm: 'Eliminar mis respuestas',
    cancel: 'Conservarlas',
    explained: 'Sus respuestas y fotos se eliminan de este dispositivo. Todavía no se ha enviado nada.',
  },
  replace: {
    title: '¿Reemplazar la solicitud que empezó?',
    confirm: 'Reemplazarla',
    cancel: 'Conservarla',
    explained: 'Tiene en este dispositivo otra solicitud sin enviar. Sus respuestas se eliminarían.',
  },
} satisfies Translation<typeof en>;
