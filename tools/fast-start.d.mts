export const fastStartFlags: readonly string[];
export const fastStartEnv: { readonly NODE_COMPILE_CACHE: string };
