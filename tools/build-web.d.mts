/** Builds the web app when its sources have changed since the last build, and compresses it ahead. Throws with the build's output. */
export function ensureWebBuilt(options: { node: string; say?: (line: string) => void }): void;
