import type { SpherePoint } from '../../rules/sphere.ts';
import { grown } from './growing-array.ts';
import { type IdArrays, KnownIds } from './known-ids.ts';
import { type ForestArrays, PointForest } from './point-forest.ts';

/** Where the bytes of a card are. */
export interface CardPlace {
  readonly offset: number;
  readonly length: number;
}

/** The facts about a contractor that searches use. */
export interface IndexedContractor extends SpherePoint {
  readonly id: string;
  readonly isFeatured: boolean;
  /** With two decimals; null without reviews. */
  readonly rating: number | null;
  readonly reviews: number;
  /** The places of its trades in their list. */
  readonly trades: readonly number[];
  /** The number of its list of specialties; 0 for none. */
  readonly specialties: number;
  /** The number of its hours in their zone. */
  readonly hours: number;
  /** The last day on which its card shows what is true, in days since 1970. */
  readonly shownThrough: number;
  readonly card: CardPlace;
}

/** The arrays of an index, which can be stored and read again as they are. */
export interface IndexArrays extends IdArrays, ForestArrays {
  readonly coordinates: Float64Array;
  readonly tradeBits: Int32Array;
  readonly featured: Uint8Array;
  readonly ratings: Uint16Array;
  readonly reviews: Int32Array;
  readonly specialties: Int32Array;
  readonly hours: Int32Array;
  readonly shownThrough: Int32Array;
  readonly cardOffsets: Float64Array;
  readonly cardLengths: Int32Array;
}

type Columns = { -readonly [Name in keyof Omit<IndexArrays, keyof IdArrays | keyof ForestArrays>]: IndexArrays[Name] };

const HUNDREDTHS = 100;

/** Contractors by number, as columns, with a tree of their positions for each trade and tier. */
export class ContractorIndex {
  readonly ids: KnownIds;
  readonly forest: PointForest;
  readonly #columns: Columns;
  readonly #trades: number;

  /** @param trades the number of trades; a bit has to hold each */
  constructor(trades: number, stored?: IndexArrays) {
    this.#trades = trades;
    this.ids = new KnownIds(stored);
    this.#columns = stored ? columnsOf(stored) : emptyColumns();
    this.forest = new PointForest(this.#columns, stored ?? trades * 2);
  }

  /** Returns the tree of the contractors of a trade who are featured, or of the others. */
  treeOf(trade: number, isFeatured: boolean): number {
    return trade * 2 + Number(isFeatured);
  }

  /** Adds a contractor, or replaces what was known. */
  put(contractor: IndexedContractor): void {
    const number = this.#write(contractor);
    for (const trade of contractor.trades) this.forest.add(this.treeOf(trade, contractor.isFeatured), number);
  }

  /** Adds a contractor whom searches will find once everybody is planted. */
  stage(contractor: IndexedContractor): void {
    this.#write(contractor);
  }

  /** Builds balanced trees of all who were staged. The index must be new. */
  plant(): void {
    const { tradeBits, featured } = this.#columns;
    for (let trade = 0; trade < this.#trades; trade += 1) {
      for (const isFeatured of [false, true]) {
        const points: number[] = [];
        for (let number = 0; number < this.ids.size; number += 1) {
          const isOfTrade = ((tradeBits[number] as number) & (1 << trade)) !== 0;
          if (isOfTrade && (featured[number] === 1) === isFeatured) points.push(number);
        }
        this.forest.plant(this.treeOf(trade, isFeatured), Int32Array.from(points));
      }
    }
  }

  /** Makes searches find a contractor no longer. Does nothing if they don't find it. */
  drop(id: string): void {
    const number = this.ids.numberOf(id);
    if (number >= 0) this.#clear(number);
  }

  /** Returns a contractor's rating and reviews; 0 without any. */
  ratingOf(number: number): { readonly rating: number; readonly reviews: number } {
    const { ratings, reviews } = this.#columns;
    return { rating: (ratings[number] as number) / HUNDREDTHS, reviews: reviews[number] as number };
  }

  specialtiesOf = (number: number): number => this.#columns.specialties[number] as number;
  hoursOf = (number: number): number => this.#columns.hours[number] as number;
  cardOf = (number: number): CardPlace => ({
    offset: this.#columns.cardOffsets[number] as number,
    length: this.#columns.cardLengths[number] as number,
  });

  /** Returns whether a contractor's card still shows what is true on a day. */
  isCurrent = (number: number, day: number): boolean => (this.#columns.shownThrough[number] as number) >= day;

  /** Returns those whom searches find although their cards no longer show what is true on a day. */
  outdated(day: number): string[] {
    const ids: string[] = [];
    for (let number = 0; number < this.ids.size; number += 1) {
      if (this.#columns.tradeBits[number] !== 0 && !this.isCurrent(number, day)) ids.push(this.ids.idOf(number));
    }
    return ids;
  }

  /** Returns the arrays, without room to grow. */
  arrays(): IndexArrays {
    const cut = Object.entries(this.#columns).map(([name, column]) => [
      name,
      column.slice(0, this.ids.size * widthOf(name)),
    ]);
    return { ...(Object.fromEntries(cut) as Columns), ...this.ids.arrays(), ...this.forest.arrays() };
  }

  get bytes(): number {
    return Object.values(this.#columns).reduce(
      (sum, { byteLength }) => sum + byteLength,
      this.ids.bytes + this.forest.bytes,
    );
  }

  #write(contractor: IndexedContractor): number {
    const number = this.ids.add(contractor.id);
    const columns = this.#columns;
    const size = number + 1;
    this.#clear(number);
    columns.coordinates = grown(columns.coordinates, size * 3);
    columns.coordinates.set([contractor.x, contractor.y, contractor.z], number * 3);
    columns.tradeBits = grown(columns.tradeBits, size);
    columns.tradeBits[number] = contractor.trades.reduce((bits, trade) => bits | (1 << trade), 0);
    columns.featured = grown(columns.featured, size);
    columns.featured[number] = Number(contractor.isFeatured);
    columns.ratings = grown(columns.ratings, size);
    columns.ratings[number] = Math.round((contractor.rating ?? 0) * HUNDREDTHS);
    columns.reviews = grown(columns.reviews, size);
    columns.reviews[number] = contractor.reviews;
    columns.specialties = grown(columns.specialties, size);
    columns.specialties[number] = contractor.specialties;
    columns.hours = grown(columns.hours, size);
    columns.hours[number] = contractor.hours;
    columns.shownThrough = grown(columns.shownThrough, size);
    columns.shownThrough[number] = contractor.shownThrough;
    columns.cardOffsets = grown(columns.cardOffsets, size);
    columns.cardOffsets[number] = contractor.card.offset;
    columns.cardLengths = grown(columns.cardLengths, size);
    columns.cardLengths[number] = contractor.card.length;
    return number;
  }

  /** Removes a contractor from its trees, where it still is with its old position. */
  #clear(number: number): void {
    const bits = this.#columns.tradeBits[number] ?? 0;
    if (bits === 0) return;
    const isFeatured = this.#columns.featured[number] === 1;
    for (let trade = 0; trade < this.#trades; trade += 1) {
      if ((bits & (1 << trade)) !== 0) this.forest.remove(this.treeOf(trade, isFeatured), number);
    }
    this.#columns.tradeBits[number] = 0;
  }
}

const widthOf = (column: string): number => (column === 'coordinates' ? 3 : 1);

const emptyColumns = (): Columns => ({
  coordinates: new Float64Array(0),
  tradeBits: new Int32Array(0),
  featured: new Uint8Array(0),
  ratings: new Uint16Array(0),
  reviews: new Int32Array(0),
  specialties: new Int32Array(0),
  hours: new Int32Array(0),
  shownThrough: new Int32Array(0),
  cardOffsets: new Float64Array(0),
  cardLengths: new Int32Array(0),
});

const columnsOf = ({
  coordinates,
  tradeBits,
  featured,
  ratings,
  reviews,
  specialties,
  hours,
  shownThrough,
  cardOffsets,
  cardLengths,
}: IndexArrays): Columns => ({
  coordinates,
  tradeBits,
  featured,
  ratings,
  reviews,
  specialties,
  hours,
  shownThrough,
  cardOffsets,
  cardLengths,
});
