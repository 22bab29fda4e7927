/**
 * The parts that a page can do without: where one cannot be loaded, the rest of the page is shown (specification, reading.md section 8).
 */
import { isUnreachable } from '../../../../core/database/unreachable.ts'
import type { ArticlePart } from '../../domain/content/article-part.ts'

/** Called once for each part that a page lacks. Callers who need all parts throw. */
export type PartMissing = (part: ArticlePart, error: unknown) => void

export const nothingMayBeMissing: PartMissing = (part, error) => {
  throw new Error(`What is asked for is not whole: ${part} cannot be read.`, { cause: error })
}

export class Parts {
  readonly missing = new Set<ArticlePart>()
  readonly #report: PartMissing

  constructor(report: PartMissing) {
    this.#report = report
  }

  /** The part, or `instead` where it cannot be loaded. An unreachable database rejects, so that cached pages are shown instead. */
  async read<Part>(name: ArticlePart, ask: () => Promise<Part>, instead: () => Part | Promise<Part>): Promise<Part> {
    try {
      return await ask()
    } catch (error) {
      if (isUnreachable(error)) throw error
      if (!this.missing.has(name)) {
        this.missing.add(name)
        this.#report(name, error)
      }
      return await instead()
    }
  }
}
