/** The place of a row, as its source wrote it; numbers beyond degrees are read by the code of a map grid (EPSG, Esri). */
export type SourcePoint = (
  | { readonly latitude: unknown; readonly longitude: unknown }
  /** Both in one value: a text, a geometry, an object. */
  | { readonly shape: unknown }
) & { readonly reference?: number | undefined };

/**
 * One row of any source, its columns found but nothing of it read yet: values are as the source wrote them and may be
 * anything. `listingOf` makes a listing of it.
 */
export interface SourceRow {
  readonly id: unknown;
  readonly url?: unknown;
  readonly title?: unknown;
  readonly description?: unknown;
  /** A street, or a whole address in one text. */
  readonly street?: unknown;
  /** A unit apart from the street: 'APT 4', '0000000'. */
  readonly unit?: unknown;
  readonly city?: unknown;
  readonly state?: unknown;
  readonly zip?: unknown;
  readonly county?: unknown;
  /** Of equally precise ones the first counts: a column's point before a geometry's. */
  readonly points?: readonly SourcePoint[];
  readonly status?: unknown;
  /** 'Commercial New', 'Solicitation'. */
  readonly kind?: unknown;
  /** 'Single Family', 'Roof': what kind of building, what kind of work. */
  readonly category?: unknown;
  readonly squareFeet?: unknown;
  /** New dwelling units. */
  readonly units?: unknown;
  readonly budget?: unknown;
  readonly budgetMin?: unknown;
  readonly budgetMax?: unknown;
  readonly deadline?: unknown;
  readonly permitNumber?: unknown;
  /** Of a solicitation: 'IFB270050'. */
  readonly reference?: unknown;
  readonly contractor?: unknown;
  /** Firms beside the contractor, each with what it does: 'PLUMBING CONTRACTOR'. */
  readonly subcontractors?: readonly { readonly type: unknown; readonly name: unknown }[];
  /** Who may be asked: department, name, e-mail, phone. */
  readonly contact?: readonly unknown[];
  readonly listedAt?: unknown;
  readonly naics?: string | null;
  readonly psc?: string | null;
}
