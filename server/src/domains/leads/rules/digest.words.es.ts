import { plural, type Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './digest.words.ts';

const NUMBERS = ['Ninguno', 'Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'];
const spelled = (count: number) => NUMBERS[count] ?? String(count);

export const es = {
  new: (count: number) => `${spelled(count)} ${plural('es', count, { one: 'nuevo', other: 'nuevos' })}`,
  newNear: (count: number) =>
    `${spelled(count)} ${plural('es', count, { one: 'nuevo', other: 'nuevos' })} cerca de usted`,
  changed: (count: number) => `${spelled(count)} con cambios`,
  close: (count: number) =>
    `${spelled(count).toLowerCase()} ${plural('es', count, { one: 'cierra', other: 'cierran' })} esta semana`,
  watch: (name: string) => `De su alerta «${name}».`,
  alsoChanged: (count: number) =>
    `${spelled(count)} que quizá ya conoce ${plural('es', count, { one: 'tiene', other: 'tienen' })} cambios.`,
  more: (count: number) =>
    plural('es', count, { one: 'Hay uno más en la lista.', other: `Hay ${count} más en la lista.` }),
  isNew: 'Nuevo',
  isChanged: 'Con cambios',
  why: 'Por qué',
  changes: 'Cambios',
  budget: 'Presupuesto',
  deadline: 'Ofertas hasta',
  need: {
    plumbing: {
      yes: 'necesita plomero',
      likely: 'probablemente necesita plomero',
      no: 'no necesita plomero',
    },
    electrical: {
      yes: 'necesita electricista',
      likely: 'probablemente necesita electricista',
      no: 'no necesita electricista',
    },
    hvac: {
      yes: 'necesita trabajo de climatización',
      likely: 'probablemente necesita trabajo de climatización',
      no: 'no necesita trabajo de climatización',
    },
  },
  because: (need: string, reason: string) => `${need}: ${reason}`,
  words: (words: string) => `encontrado con «${words}»`,
  within: (miles: string, place: string) => `a menos de ${miles} mi de ${place}`,
  nearby: (miles: string) => `a menos de ${miles} mi de su ubicación`,
  everything: 'usted sigue todos los proyectos',
  moved: (field: string, from: string, to: string) => `${field}: pasó de ${from} a ${to}`,
  became: (field: string, from: string, to: string) => `${field}: cambió de ${from} a ${to}`,
  named: (field: string, to: string) => `${field}: ${to}`,
  gone: (field: string, from: string) => `${field}: ya no se indica (antes: ${from})`,
  fields: {
    deadline: 'Fecha límite',
    status: 'Estado',
    contractor: 'Contratista',
    contactInfo: 'Contacto',
    budgetMin: 'Presupuesto mínimo',
    budgetMax: 'Presupuesto máximo',
    permitStatus: 'Estado del permiso',
    title: 'Título',
    location: 'Lugar',
    'trades.plumbing': 'Plomería',
    'trades.electrical': 'Electricidad',
    'trades.hvac': 'Climatización',
  },
  see: 'Ver el proyecto',
  seeAll: 'Ver todos en la lista',
  asked: (day: string) => `Usted pidió este mensaje el ${day}. Solo llega cuando hay algo nuevo.`,
  text: (news: string, first: string, url: string) =>
    `Plumbline: ${news}. ${first}. ${url} Responda STOP para no recibir más.`,
  change: 'Cambiar esta alerta',
  stop: 'Detener esta alerta',
} satisfies Translation<typeof en>;
