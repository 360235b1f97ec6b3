import { wordSet } from './tokens.ts';

/** Titles that come before a name: 'Mr. Brandt', 'doña Rosa'. */
export const TITLES = wordSet(
  'mr mrs ms miss mister sir maam madam dr don dona sr sra srta senor senora senorita familia family',
);
/** 'my wife Rose', 'mi hija Luz'. */
export const RELATIVES = wordSet(
  'wife husband son daughter mom mother dad father brother sister roommate landlord tenant esposa esposo marido mujer hijo hija mama papa hermano hermana suegra suegro vecina vecino',
);

const phrases = (...lines: readonly string[]): readonly (readonly string[])[] =>
  lines.map((line) =>
    line
      .replaceAll("'", " ' ")
      .split(' ')
      .filter((word) => word !== ''),
  );

/** Always followed by a name. */
export const SURE_INTRODUCTIONS = phrases(
  'my name is',
  'name is',
  "name's",
  'name :',
  'ask for',
  'asking for',
  'me llamo',
  'se llama',
  'mi nombre es',
  'nombre es',
  'nombre :',
  'pregunte por',
  'pregunta por',
  'preguntar por',
  'pregunten por',
  'a nombre de',
  'de parte de',
  'soy',
  'hable con',
  'hablar con',
  'speak to',
  'speak with',
  'talk to',
);
/** A name may follow, or something else. */
export const INTRODUCTIONS = phrases(
  'this is',
  "i'm",
  'im',
  'i am',
  'its',
  "it's",
  'call me',
  'name',
  'nombre',
  'habla',
  'saluda',
  'escribe',
  'aqui',
  'le habla',
  'tell them',
  'diga que va con',
);
/** Before the name that signs a letter. */
export const SIGN_OFFS = wordSet(
  'thanks thank thx ty you regards sincerely cheers best atentamente gracias saludos bendiciones cordialmente atte',
);
/** Little words within names. */
export const NAME_PARTICLES = wordSet(
  'de del la las los el y van von der den di da dos du le san santa o mc st jr sr ii iii iv',
);
