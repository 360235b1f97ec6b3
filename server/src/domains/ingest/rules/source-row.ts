/**
 * The location of a row, as its source wrote it. Numbers that aren't degrees are read with the code of a map grid
 * (EPSG, Esri).
 */
export type SourcePoint = (
  | { readonly latitude: unknown; readonly longitude: unknown }
  /** Both coordinates in one value: a text, a geometry, an object. */
  | { readonly shape: unknown }
) & { readonly reference?: number | undefined };

/**
 * One row of any source, with its columns found but not yet parsed: values are as the source wrote them and may be
 * anything. `listingOf` turns it into a listing.
 */
export interface SourceRow {
  readonly id: unknown;
  readonly url?: unknown;
  readonly title?: unknown;
  readonly description?: unknown;
  /** A street, or a whole address in one text. */
  readonly street?: unknown;
  /** A unit separate from the street: 'APT 4', '0000000'. */
  readonly unit?: unknown;
  readonly city?: unknown;
  readonly state?: unknown;
  readonly zip?: unknown;
  readonly county?: unknown;
  /** Among equally precise ones, the first counts: a column's point before a geometry's. */
  readonly points?: readonly SourcePoint[];
  readonly status?: unknown;
  /** 'Commercial New', 'Solicitation'. */
  readonly kind?: unknown;
  /** 'Single Family', 'Roof': the kind of building or the kind of work. */
  readonly category?: unknown;
  readonly squareFeet?: unknown;
  /** New dwelling units. */
  readonly units?: unknown;
  readonly budget?: unknown;
  readonly budgetMin?: unknown;
  readonly budgetMax?: unknown;
  readonly deadline?: unknown;
  readonly permitNumber?: unknown;
  /** The number of a solicitation: 'IFB270050'. */
  readonly reference?: unknown;
  readonly contractor?: unknown;
  readonly contractorLicense?: unknown;
  /** Other firms on the job, each with its trade: 'PLUMBING CONTRACTOR'. */
  readonly subcontractors?: readonly { readonly type: unknown; readonly name: unknown }[];
  /** The contact for questions: department, name, e-mail, phone. */
  readonly contact?: readonly unknown[];
  readonly listedAt?: unknown;
  readonly naics?: string | null;
  readonly psc?: string | null;
}
