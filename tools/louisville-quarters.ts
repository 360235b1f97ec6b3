/** Towns and quarters in and around Louisville that people name, but the Postal Service calls Louisville: their ZIP. */
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
