import type { PermitKind } from '@plumbline/contract/domains/directory/permit-kinds.ts';
import type { FirmRole } from '@plumbline/contract/domains/leads/firm-kinds.ts';

/** The figures of a firm, computed from its permits. Days are 'yyyy-MM-dd', values cents. */
export interface FirmFigures {
  readonly permits: number;
  readonly synthetic: number;
  readonly firstOn: string | null;
  readonly latestOn: string | null;
  /** Permits by day, for those of the last 90 days that had any. */
  readonly days: readonly { readonly day: string; readonly permits: number }[];
  readonly years: readonly { readonly year: number; readonly permits: number }[];
  readonly roles: readonly { readonly role: FirmRole; readonly permits: number }[];
  readonly kinds: readonly { readonly kind: PermitKind; readonly permits: number }[];
  readonly places: readonly { readonly place: string; readonly permits: number }[];
  readonly zips: readonly { readonly zip: string; readonly permits: number }[];
  readonly values: {
    readonly known: number;
    readonly median: number | null;
    readonly low: number | null;
    readonly high: number | null;
  };
  readonly partners: readonly {
    readonly id: string;
    readonly role: FirmRole;
    readonly together: number;
    readonly lastOn: string | null;
  }[];
}
