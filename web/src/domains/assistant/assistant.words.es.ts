import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './assistant.words.ts';

export const es = {
  title: 'Dígale al asistente de IA qué necesita',
  intro: 'Con sus palabras, habladas o escritas. Él encuentra el oficio y llena el formulario por usted.',
  voiceNeedsScripts: 'Para hablar se necesita JavaScript, que está apagado o aún no ha cargado. Escriba, por favor.',
  useVoice: 'Usar la voz',
  listening: 'Escuchando...',
  typeText: 'Escribir',
  question: '¿Qué hay que hacer?',
  example: 'Por ejemplo: arreglar una llave que gotea en la cocina',
  process: 'Procesar con IA',
  processing: 'Procesando...',
  failed: { title: 'Error al procesar', text: 'No pudimos procesar su texto. Inténtelo de nuevo.' },
  voiceFailed: {
    title: 'Error de entrada de voz',
    text: 'No pudimos procesar la entrada de voz. Inténtelo de nuevo o escríbalo.',
  },
  noVoice: {
    title: 'Entrada de voz no disponible',
    text: 'Este navegador no admite la entrada de voz. Escriba los detalles, por favor.',
  },
} satisfies Translation<typeof en>;
