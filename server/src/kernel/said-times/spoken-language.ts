import { plainWords } from './tokens.ts';

/** Words that show that a time is in Spanish. */
const SPANISH =
  /\b(?:manana|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tarde|noche|medio ?dia|media ?noche|a las?|proxim[oa]|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/;

/** Returns whether the words that name a time are Spanish. */
export const isSpanishTime = (words: string): boolean => SPANISH.test(plainWords(words));
