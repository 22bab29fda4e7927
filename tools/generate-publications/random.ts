/** Chance that can be repeated: the same seed gives the same choices, on every machine. */
export class Random {
  #state: number

  /** @param seed any text; texts that differ in one character give unrelated choices */
  constructor(seed: string) {
    this.#state = hash(seed)
  }

  /** A number from 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** A number with that many decimals, as text. */
  decimal(min: number, max: number, digits: number): string {
    return (min + this.next() * (max - min)).toFixed(digits)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** @throws RangeError when there is nothing to choose from */
  pick<Item>(items: readonly Item[]): Item {
    return itemAt(items, Math.floor(this.next() * items.length))
  }

  /**
   * An index below `length`; the first ones are far more frequent: the k-th with a frequency of about 1/k, like words in a language
   * (Zipf's law). So some words are in most articles, and most words in a few.
   */
  rank(length: number): number {
    return Math.min(length - 1, Math.floor((length + 1) ** this.next()) - 1)
  }

  /** Picks an item of a list that begins with the common ones. @throws RangeError when there is nothing to choose from */
  pickCommon<Item>(items: readonly Item[]): Item {
    return itemAt(items, this.rank(items.length))
  }

  /** Different ones, in no order. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items]
    const chosen: Item[] = []
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(this.next() * left.length), 1))
    return chosen
  }
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError('There is nothing to choose from')
  return item
}

/** FNV-1a, mixed once more so that seeds such as 1 and 2 are far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return value ^ (value >>> 13)
}
