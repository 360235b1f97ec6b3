import type { Context } from '../../kernel/context.ts';

/** Backups of this installation. */
export interface BackupPort {
  /** Makes a backup and removes those that need not be kept. */
  backUp(ctx: Context, stopping: AbortSignal): Promise<void>;
  /** Restores the newest backup into a scratch place and checks it. */
  prove(ctx: Context): Promise<void>;
  /** The UTC hour of the daily backup. */
  readonly hour: number;
}

declare module '../../kernel/context.ts' {
  interface Ports {
    /** Null if no backups are scheduled. */
    readonly backups: BackupPort | null;
  }
}
