import { Trade } from '@plumbline/contract/domains/directory/trade.ts';
import type { ShownListing } from '../../views.ts';
import { CardCache } from './card-cache.ts';
import { type CardFacts, cardOf, cardRecord, dayOf, type FilledCard, shownThrough } from './card-record.ts';
import { type CardPlace, ContractorIndex, type IndexArrays } from './contractor-index.ts';
import { type IndexAnswer, type IndexHit, type IndexQuestion, searchIndex } from './index-search.ts';
import { OpeningTimes } from './opening-times.ts';
import { SpecialtyLists } from './specialty-lists.ts';

/** A contractor whom searches find: what its card shows, and the columns by which they do. */
export interface FindableContractor {
  readonly card: CardFacts;
  readonly trades: readonly string[];
  readonly isFeatured: boolean;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where the bytes of cards are. */
export interface Cards {
  read(place: CardPlace): Buffer;
  add(record: Buffer): CardPlace;
}

/** The stored content of an index, without its cards. */
export interface IndexContent {
  readonly arrays: IndexArrays;
  readonly hours: readonly string[];
  readonly specialties: readonly (readonly string[])[];
}

/** The whole directory as a search sees it, in memory, with the cards of those whom it finds most. */
export class DirectoryIndex {
  readonly specialties: SpecialtyLists;
  readonly #contractors: ContractorIndex;
  readonly #hours: OpeningTimes;
  readonly #cards: Cards;
  readonly #cache: CardCache;

  /** @param cacheBytes how much the cards in memory may take */
  constructor(cards: Cards, cacheBytes: number, stored?: IndexContent) {
    this.#contractors = new ContractorIndex(Trade.options.length, stored?.arrays);
    this.#hours = new OpeningTimes(stored?.hours);
    this.specialties = new SpecialtyLists(stored?.specialties);
    this.#cards = cards;
    this.#cache = new CardCache(cacheBytes);
  }

  /** The number of contractors, with those who are hidden now. */
  get size(): number {
    return this.#contractors.ids.size;
  }

  /** The memory that the index and its cards take. */
  get bytes(): number {
    return this.#contractors.bytes + this.#cache.bytes;
  }

  /** How often cards were in memory, and weren't. */
  get counts(): { readonly hits: number; readonly misses: number } {
    return this.#cache.counts;
  }

  /** Adds a contractor to a new index, whom searches find once everybody is planted. */
  stage(contractor: FindableContractor, now: Date): void {
    this.#contractors.stage(this.#indexed(contractor, now));
  }

  plant(): void {
    this.#contractors.plant();
  }

  /** Replaces what is known of these contractors. Those who aren't in `findable` are found no longer. */
  replace(ids: readonly string[], findable: readonly FindableContractor[], now: Date): void {
    const byId = new Map(findable.map((one) => [one.card.id as string, one]));
    for (const id of ids) {
      const contractor = byId.get(id);
      const number = this.#contractors.ids.numberOf(id);
      if (number >= 0) this.#cache.drop(number);
      if (contractor === undefined) this.#contractors.drop(id);
      else this.#contractors.put(this.#indexed(contractor, now));
    }
  }

  /** Returns the content to store, without the cards. */
  content(): IndexContent {
    return { arrays: this.#contractors.arrays(), hours: this.#hours.texts(), specialties: this.specialties.lists() };
  }

  /** Returns those whose cards are no longer true on the day of a moment. */
  outdated(now: Date): string[] {
    return this.#contractors.outdated(dayOf(now));
  }

  /** @param matches says whether a list of specialties is asked for; by default, everybody is */
  search(
    question: Omit<IndexQuestion, 'trade' | 'isWanted'> & {
      readonly trade: Trade;
      readonly exclude?: readonly string[];
    },
    matches?: (list: number) => boolean,
  ): IndexAnswer {
    const { trade, exclude = [], ...rest } = question;
    const excluded = new Set(exclude.map((id) => this.#contractors.ids.numberOf(id)));
    const isWanted =
      matches === undefined && excluded.size === 0
        ? undefined
        : (number: number) => !excluded.has(number) && (matches?.(this.#contractors.specialtiesOf(number)) ?? true);
    return searchIndex(this.#contractors, { ...rest, trade: Trade.options.indexOf(trade), isWanted });
  }

  idOf(hit: IndexHit): string {
    return this.#contractors.ids.idOf(hit.number);
  }

  /** Returns the cards of hits with what is true at a moment; null if one of them isn't any longer. */
  cardsOf(hits: readonly IndexHit[], now: Date): FilledCard[] | null {
    const day = dayOf(now);
    const cards: FilledCard[] = [];
    for (const { number, distance } of hits) {
      if (!this.#contractors.isCurrent(number, day)) return null;
      const card = this.#cache.get(number, () => cardOf(this.#cards.read(this.#contractors.cardOf(number))));
      cards.push({ card, openNow: this.#hours.isOpen(this.#contractors.hoursOf(number), now), distance });
    }
    return cards;
  }

  #indexed({ card, trades, isFeatured, x, y, z }: FindableContractor, now: Date) {
    return {
      id: card.id,
      x,
      y,
      z,
      isFeatured,
      rating: card.rating,
      reviews: card.reviewCount,
      trades: trades.map((trade) => Trade.options.findIndex((known) => known === trade)).filter((at) => at >= 0),
      specialties: this.specialties.numberOf(card.specialties),
      hours: this.#hoursOf(card),
      shownThrough: shownThrough(card, now),
      card: this.#cards.add(cardRecord(card, now)),
    };
  }

  #hoursOf = (listing: ShownListing): number => this.#hours.numberOf(listing);
}
