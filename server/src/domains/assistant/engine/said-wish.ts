/** The spoken days of the week, as part of a regular expression. */
export const WEEKDAYS =
  'sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|s)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado';
/** Precedes a day or time of day that doesn't suit. */
export const DENIED =
  /\b(?:not|no|never|except|but not|can['’]?t|cannot|can not|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|anything but|any day but|other than|any\s?(?:week)?days? but|menos|excepto|ni|no puedo|busy|away|gone|out of town|unavailable)\b(?:\s+[\p{L}'’]+){0,3}\s*$/iu;
/** Follows a day or time of day that doesn't suit. */
export const DENIED_AFTER =
  /^\s*(?:(?:mornings?|afternoons?|evenings?|night)\s*)?(?:(?:is|are|'s|’s)\s*)?(?:won['’]?t work|doesn['’]?t work|does not work|don['’]?t work|is out|are out|no good|not good|is bad|are bad|isn['’]?t good|can['’]?t|is taken|is full|no puedo|no se puede|not possible)/i;
