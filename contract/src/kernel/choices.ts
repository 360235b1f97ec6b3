/** Returns a text, such as a search parameter, if it is one of the choices. */
export const choiceOf = <Choice extends string>(choices: readonly Choice[], text: unknown): Choice | undefined =>
  choices.find((choice) => choice === text);
