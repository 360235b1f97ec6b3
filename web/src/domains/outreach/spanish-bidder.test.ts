import { expect, it } from 'vitest';
import { spanishBidder } from './spanish-bidder.ts';

it.each([
  ['Me llamo Ana López, de Plomería Acme.', 'Ana López', 'Plomería Acme'],
  ['me llamo ana lópez de plomería acme', 'Ana López', 'Plomería Acme'],
  ['mi nombre es maría de la cruz y mi empresa es hermanos cruz', 'María de la Cruz', 'Hermanos Cruz'],
  ['soy josé pérez de la empresa servicios del sur llc', 'José Pérez', 'Servicios del Sur LLC'],
  ['habla Rosa Delgado, trabajo para Techos Delgado y puedo empezar el lunes', 'Rosa Delgado', 'Techos Delgado'],
  ['mi empresa se llama constructora ríos', undefined, 'Constructora Ríos'],
  ['ME LLAMO ANA', 'Ana', undefined],
])('%j is %j of %j', (spoken, name, company) => {
  expect(spanishBidder(spoken)).toEqual({ ...(name && { name }), ...(company && { company }) });
});

it.each(['', 'hola', 'soy el plomero', 'quiero este trabajo', 'me llamo'])('finds nobody in %j', (spoken) => {
  expect(spanishBidder(spoken)).toEqual({});
});
