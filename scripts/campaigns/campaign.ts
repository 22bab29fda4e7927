/** What scripts/campaign.ts runs. */
export interface Campaign {
  usualCount: number
  /** Runs the cases `from` up to `to`, and not that one. @returns lines about what was measured */
  run(cases: Cases): Promise<string[]>
}

export interface Cases {
  seed: number
  from: number
  to: number
  /** In a line that says how to run the case again. */
  onFailure(failure: string): void
  onDone(index: number): void
}

/** Whole numbers that follow from seed and case alone, so that each case can be run by itself. */
export function randomOf(seed: number, index: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    chance: probability => next() < probability,
    pick: list => {
      const found = list[below(list.length)]
      if (found === undefined) throw new Error('There is nothing to pick from.')
      return found
    },
  }
}

export interface Random {
  below(limit: number): number
  chance(probability: number): boolean
  pick<Value>(list: readonly Value[]): Value
}
