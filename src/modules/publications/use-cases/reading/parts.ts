/** What a page can do without: a part that cannot be read is missing from it, and the rest of it stays readable (specification, reading.md section 8). */
import { isUnreachable } from '../../../../core/database/unreachable.ts'
import type { ArticlePart } from '../../domain/content/for-reading.ts'

/** Reported once of each part that a page goes without. Who needs everything throws. */
export type PartMissing = (part: ArticlePart, error: unknown) => void

export const nothingMayBeMissing: PartMissing = (part, error) => {
  throw new Error(`What is asked for is not whole: ${part} cannot be read.`, { cause: error })
}

export class Parts {
  readonly missing = new Set<ArticlePart>()
  readonly #tell: PartMissing

  constructor(report: PartMissing) {
    this.#tell = report
  }

  /**
   * The part, or `instead` where it cannot be read. A database that is away altogether has no parts: then it rejects, and pages
   * that were read before are shown instead.
   */
  async read<Part>(name: ArticlePart, ask: () => Promise<Part>, instead: () => Part | Promise<Part>): Promise<Part> {
    try {
      return await ask()
    } catch (error) {
      if (isUnreachable(error)) throw error
      if (!this.missing.has(name)) {
        this.missing.add(name)
        this.#tell(name, error)
      }
      return await instead()
    }
  }
}
