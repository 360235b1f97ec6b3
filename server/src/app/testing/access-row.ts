import type { Access } from '@plumbline/contract/kernel/endpoint.ts';
import type { Account, Context } from '../../kernel/context.ts';

/** The caller: an account with a session, or a visitor. */
export type Caller = Account | null;

/** The ids that a call can name, created for each call. */
export interface Named {
  /** The caller's own; for a link, the id that opens it. */
  readonly own: string;
  /** Another person's, or of another kind: it exists but opens nothing here. */
  readonly foreign: string;
  /** Another id that the call must name. */
  readonly beside?: string;
}

/** The expected statuses of one route. Callers that `access` excludes get 401 or 403, whatever they name. */
export type Row = { readonly access?: Access } & (
  | { readonly untried: string }
  | {
      readonly status: number;
      /** The status for operators, if different. */
      readonly ofOperator?: number;
      readonly query?: string;
      readonly payload?: object;
      /** The role that a stream lets in; the API document does not state a stream's access. */
      readonly follows?: Access;
    }
  | {
      readonly named: (ctx: Context, caller: Caller) => Promise<Named>;
      readonly own: number | ((caller: Caller) => number);
      readonly foreign: number;
      readonly malformed: number;
      /** Added to the path or its query; the id goes into the path's parameter if there is one. */
      readonly query?: (id: string, beside: string) => string;
      readonly payload?: (id: string, beside: string) => object;
    }
);
