import type { Translation } from '@plumbline/contract/kernel/words.ts';
import type { en } from './digest.words.ts';

export const es = {
  one: (title, city) => `Nueva oportunidad: ${title} en ${city}`,
  several: (count) => `${count} oportunidades nuevas cerca de usted`,
  text: (news, url) => `Plumbline: ${news}. ${url}`,
  intro:
    'Clientes cercanos esperan propuestas de contratistas. Mande una oferta; no se cobra nada hasta que acepten una.',
  more: (count) => `Y ${count} más.`,
  button: 'Ver oportunidades',
  limit: (url) => `Recibe como máximo un mensaje de estos por hora. Elija aquí si quiere recibirlos y cómo: ${url}`,
  facts: (kind, place, distance, time, score) =>
    `${kind}. ${place}, a ${distance} de usted. ${time}. Puntaje de coincidencia: ${score} de 100.`,
} satisfies Translation<typeof en>;
