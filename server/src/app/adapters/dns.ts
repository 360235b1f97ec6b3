import { Resolver } from 'node:dns/promises';

/** Looks up names. An empty list means that the name has no such record. */
export interface DnsPort {
  txt(name: string): Promise<string[]>;
  mx(name: string): Promise<string[]>;
}

const TIMEOUT_MS = 3000;
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks the resolvers of this machine, or others (`address:port`) in tests. Rejects if none answers. */
export function systemDns(servers?: readonly string[]): DnsPort {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  const found = async <Answer>(lookUp: Promise<Answer[]>): Promise<Answer[]> => {
    try {
      return await lookUp;
    } catch (error) {
      if (NOTHING.has((error as { code?: string }).code ?? '')) return [];
      throw error;
    }
  };
  return {
    txt: async (name) => (await found(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    mx: async (name) => (await found(resolver.resolveMx(name))).map(({ exchange }) => exchange),
  };
}
