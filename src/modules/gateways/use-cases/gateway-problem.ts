/** A diagnostic of a gateway's folder: an error or a warning, and where it is. */
import type { TextPlace } from '../../../core/text/placed-json.ts'
import { SourceError } from '../../publications/index.ts'

export interface GatewayProblem {
  /** The path within the folder. */
  file: string
  /** The path within `gateway.json`, such as `homepage.blocks[2].items[0]`. */
  path: string | null
  place: TextPlace | null
  message: string
}

/** Formats `gateway.json:12:5 homepage.blocks[2]: must have …`, which editors and terminals turn into links. */
export function describeProblem({ file, path, place, message }: GatewayProblem): string {
  const where = place === null ? file : `${file}:${place.line}:${place.column}`
  return path ? `${where} ${path}: ${message}` : `${where}: ${message}`
}

/** Carries all errors of a gateway's folder; nothing was stored. */
export class GatewayFolderError extends SourceError {
  override name = 'GatewayFolderError'
  readonly problems: readonly GatewayProblem[]
  constructor(folder: string, problems: readonly GatewayProblem[]) {
    super(folder, [`${folder} cannot be taken in:`, ...problems.map(problem => `  ${describeProblem(problem)}`)].join('\n'))
    this.problems = problems
  }
}
