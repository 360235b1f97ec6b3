/** Texts whose numbers the specification or a format fixes: they don't follow a rule that could change. */
export const fixedCopy: readonly string[] = [
  // Specification, section 9: the urgencies of the details step.
  'Within 2-3 days',
  'Dentro de 2 o 3 días',
  // Specification, section 3: the response time of a contractor; `answerTime` shows it while the setting agrees.
  '2-4 hours',
  '2 a 4 horas',
  // Specification, section 12: the message of a password that is too short, for `MIN_PASSWORD`.
  'Password must be at least 8 characters',
  'La contraseña debe tener al menos 8 caracteres',
  // Specification, section 14: the response time of support.
  'within 5 minutes',
  'en 5 minutos',
  // A value of opening hours, as people write it.
  'Open 24 hours',
  '24 horas',
  // The night between two days.
  'Midnight can belong to two days',
  // An example of a price.
  '$120 to $180',
  '$120 a $180',
  // 'Twice': something is done once.
  'dos veces',
];
