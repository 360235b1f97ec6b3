/** One line for whoever has started the process. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Does one step of the start and says how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  say(`${what} … ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
