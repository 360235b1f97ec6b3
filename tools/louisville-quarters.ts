/**
 * Names of towns and neighborhoods in and around Louisville that the Postal Service calls Louisville, with their ZIP
 * codes.
 */
export const louisvilleQuarters: Readonly<Record<string, string>> = {
  Anchorage: '40223',
  Buechel: '40218',
  'Douglass Hills': '40243',
  'Fern Creek': '40291',
  Highview: '40228',
  Hurstbourne: '40222',
  'Indian Hills': '40207',
  Jeffersontown: '40299',
  Lyndon: '40222',
  Middletown: '40243',
  Newburg: '40218',
  Okolona: '40219',
  'Pleasure Ridge Park': '40258',
  'Saint Matthews': '40207',
  Shively: '40216',
  'Valley Station': '40272',
};
