/** What the founders say of themselves, a paragraph each. Whoever runs a Plumbline of their own writes their own. */
export const founders: readonly string[] = [
  'Plumbline was founded on a plain idea: a request belongs to the person who makes it, and a contractor should know what work costs before taking it.',
  'Its code is open under the MIT license. Everybody can read how contractors are ranked, what is charged and who is shown what, and can host it themselves.',
];
