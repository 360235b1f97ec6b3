import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en, Opening } from './letter.words.ts';

const inSource = (source: string | null): string => (source === null ? '' : ` en ${source}`);
const found = (source: string | null): string => (source === null ? ' en los anuncios' : ` en ${source}`);
const needsPlumbing = (isNeeded: boolean): string => (isNeeded ? ' y dice que se necesita plomería' : '');

export const es = {
  subject: {
    planning: (company: string, project: string) => [
      `${company} quiere ofertar en ${project}`,
      `Antes de que se reciban ofertas: ${project}`,
      `${project}: tenga presente a ${company}`,
    ],
    inProgress: (company: string, project: string) => [
      `¿Queda trabajo abierto en ${project}?`,
      `${project}: ¿queda trabajo por adjudicar?`,
      `${company}, sobre ${project}`,
    ],
    closing: (company: string, project: string, due: string) => [
      `Cierra el ${due}: ${project}`,
      `${project}, cierra el ${due}: oferta de ${company}`,
      `${company} para ${project} (cierra el ${due})`,
    ],
    open: (company: string, project: string) => [
      `Oferta para ${project}`,
      `Un precio para ${project}`,
      `${company} quiere ofertar en ${project}`,
      `${project}: una pregunta de ${company}`,
    ],
  },
  greeting: {
    named: (name: string) => [`Hola, ${name}:`, `Buen día, ${name}:`],
    unnamed: ['Hola:', 'Buen día:'],
  },
  opening: {
    planning: ({ name, what, whatFirst, who, whoEnd, source }: Opening) => [
      `Soy ${name}, de ${whoEnd} Vi que ${what} todavía está en planeación, y nos gustaría ofertar cuando llegue el momento.`,
      `${whatFirst} aparece${inSource(source)} como proyecto en planeación. Somos ${who}, y nos gustaría que nos avisen cuando se reciban ofertas.`,
      `Somos ${whoEnd} Leí sobre ${what}${inSource(source)} y sé que es pronto; aun así nos gustaría estar en contacto antes de que se reciban ofertas.`,
    ],
    inProgress: ({ name, company, what, whatFirst, who, whoEnd, source }: Opening) => [
      `Soy ${name}, de ${whoEnd} ${whatFirst} aparece${inSource(source)} como obra en curso. Si quedan partes abiertas, nos gustaría ofertar en ellas.`,
      `Somos ${who}, y le escribo sobre ${what}. Sé que la obra ya empezó; si queda algo por adjudicar, nos gustaría darle un precio.`,
      `Encontré ${what}${inSource(source)}, como obra en curso. Si todavía necesita a alguien para una parte, a ${company} le gustaría ofertar.`,
    ],
    open: ({ name, company, what, whatEnd, who, whoEnd, source }: Opening) => [
      `Soy ${name}, de ${whoEnd} Encontré ${what}${inSource(source)}, y nos gustaría ofertar.`,
      `Somos ${who}, y nos gustaría ofertar en ${what}. Encontré el proyecto${found(source)}.`,
      `Le escribo sobre ${what}, que aparece${inSource(source)} con usted como contacto. Somos ${who}, y nos gustaría darle un precio.`,
      `¿Sigue recibiendo ofertas para ${what}? Somos ${who}, y nos gustaría enviarle la nuestra.`,
      `A ${company} le gustaría darle un precio para ${whatEnd} Me llamo ${name}, y encontré el proyecto${found(source)}.`,
    ],
  },
  scope: (parts: string, _isPlural: boolean, withPlumbing: boolean) => [
    `El anuncio menciona ${parts}${needsPlumbing(withPlumbing)}.`,
    `Por el anuncio entiendo que la obra incluye ${parts}${withPlumbing ? ', y que se necesita plomería' : ''}.`,
    `Lo que sé hasta ahora es que el anuncio nombra ${parts}${needsPlumbing(withPlumbing)}.`,
  ],
  plumbing: [
    'El anuncio dice que la plomería es parte de la obra.',
    'Veo en el anuncio que se necesita plomería.',
    'La plomería se nombra como parte de la obra.',
  ],
  budget: (budget: string) => [
    `El presupuesto indicado es ${budget}, y lo tendré en cuenta.`,
    `Vi que el presupuesto es ${budget}.`,
    `Como el presupuesto indicado es ${budget}, prefiero entender bien la obra antes que adivinar.`,
  ],
  permit: (number: string) => [
    `El número de permiso que tengo es ${number}.`,
    `Es la obra del permiso ${number}.`,
    `Me refiero al permiso ${number}.`,
  ],
  contractor: (contractor: string) => [
    `El permiso nombra a ${contractor} como contratista; si ellos adjudican esto, dígame por favor a quién preguntar ahí.`,
    `Veo que el permiso nombra a ${contractor} como contratista, y le agradecería que me indicara con quién hablar ahí.`,
  ],
  license: (number: string) => `Nuestro número de licencia es ${number}.`,
  givenDeadline: (deadline: string) => `El anuncio da como fecha límite "${deadline}".`,
  soon: (deadline: string) => [
    `Las ofertas se reciben hasta el ${deadline}, por eso le escribo de inmediato.`,
    `Como las ofertas se reciben hasta el ${deadline}, prefiero preguntar ahora que llegar tarde.`,
    `Queda poco tiempo: las ofertas se reciben hasta el ${deadline}.`,
  ],
  deadline: (deadline: string) => [
    `Las ofertas se reciben hasta el ${deadline}.`,
    `Tengo como fecha de cierre el ${deadline}.`,
    `El anuncio da como fecha límite el ${deadline}.`,
  ],
  reach: {
    email: (email: string) => [
      `Puede escribirme a ${email}.`,
      `Por favor, escríbame a ${email}.`,
      `Mi correo es ${email}.`,
    ],
    phone: (phone: string, email: string) => [
      `Puede llamar al ${phone} o escribir a ${email}.`,
      `Me encuentra en el ${phone} o en ${email}.`,
      `Mi teléfono es ${phone}, y mi correo es ${email}.`,
    ],
  },
  tone: {
    low: [
      'No hay prisa de nuestra parte; responda cuando le convenga.',
      'Tómese el tiempo que necesite.',
      'Si ahora no es el momento, unas palabras más adelante también sirven.',
    ],
    medium: [
      'Me dará gusto saber de usted.',
      'Si otra persona es la indicada, un nombre ayudaría.',
      'Una respuesta corta nos basta para empezar.',
    ],
    high: [
      'Empezaríamos con el precio en cuanto nos responda.',
      'Una respuesta rápida es lo que más nos ayuda.',
      'Dígame lo antes posible, por favor, también si la respuesta es no.',
    ],
  },
  end: ['Gracias,', 'Saludos cordiales,', 'Atentamente,', 'Muchas gracias,'],
} satisfies Translation<typeof en>;
