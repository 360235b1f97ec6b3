/** Returns whether the visitor has asked to save data. Then nothing is loaded before it is needed. */
export const savesData = (
  connection: unknown = import.meta.env.SSR ? undefined : Reflect.get(navigator, 'connection'),
) => typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
