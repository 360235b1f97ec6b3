import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './about.words.ts';

export const es = {
  title: 'Una línea recta entre un trabajo y quien puede hacerlo',
  lead: 'Los propietarios llegan a un buen contratista sin que diez les quieran vender. Los contratistas encuentran trabajo sin comprar listas.',
  steps: [
    {
      title: 'Solicitud inteligente',
      text: 'Diga o escriba qué pasa. Nosotros distinguimos el oficio, el tipo de trabajo y la urgencia.',
    },
    {
      title: 'Búsqueda con inteligencia artificial',
      text: 'Se lee el trabajo, y una base de datos de lugares sabe quién está cerca. Usted elige.',
    },
    {
      title: 'Conexión inmediata',
      text: 'El contratista responde por enlace o mensaje de texto. Usted sigue cada paso en una sola página.',
    },
  ],
  support: (name) => `Apoye a ${name}`,
  donations:
    'Las solicitudes siguen siendo gratis para los propietarios. Las donaciones ayudan a pagar los mensajes de texto y los mapas.',
  technology: 'La tecnología',
  engine:
    'Un motor de lenguaje convierte sus palabras en un oficio, un tipo de trabajo y una urgencia. Usted ve lo que entendió y puede cambiarlo todo.',
  places: (miles) =>
    `Una base de datos de todas las ciudades y códigos postales de EE. UU. encuentra a los contratistas a menos de ${miles} millas.`,
  messages: 'El correo, los mensajes de texto y una página que se actualiza sola le traen la respuesta.',
  founders: 'Los fundadores',
  mission: 'Nuestra misión',
  local:
    'Trabajo local para gente local: una solicitud va al contratista que usted elige, y su número no llega a nadie que no haya aceptado el trabajo.',
  free: 'Gratis para quien pide.',
  featured: '‘Destacado’ siempre significa que se pagó por un lugar en la lista.',
  request: 'Solicitar servicio',
  projects: 'Ver proyectos de construcción',
  refunds: 'Cuándo se le devuelve el cargo al contratista',
} satisfies Translation<typeof en>;
