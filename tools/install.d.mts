export declare const repository: string;
export declare class InstallError extends Error {}
export declare function ensureInstalled(options?: {
  say?: (line: string) => void;
  root?: string;
  tests?: boolean;
}): Promise<string>;
export declare function stampOf(root: string): string;
export declare function withAddresses(lock: string, registry: string): string;
