/** What is wrong, or worth knowing, of a gateway's folder: what, and where to mend it. */
import type { TextPlace } from '../../../core/text/placed-json.ts'

export interface GatewayProblem {
  /** Within the folder. */
  file: string
  /** In `gateway.json`: `homepage.blocks[2].items[0]`. */
  path: string | null
  place: TextPlace | null
  message: string
}

/** `gateway.json:12:5 homepage.blocks[2]: must have …`, as editors and terminals make links of it. */
export function describeProblem({ file, path, place, message }: GatewayProblem): string {
  const where = place === null ? file : `${file}:${place.line}:${place.column}`
  return path ? `${where} ${path}: ${message}` : `${where}: ${message}`
}

/** What is wrong with a gateway's folder, all of it; nothing was stored. */
export class GatewayFolderError extends Error {
  override name = 'GatewayFolderError'
  readonly folder: string
  readonly problems: readonly GatewayProblem[]
  constructor(folder: string, problems: readonly GatewayProblem[]) {
    super([`${folder} cannot be taken in:`, ...problems.map(problem => `  ${describeProblem(problem)}`)].join('\n'))
    this.folder = folder
    this.problems = problems
  }
}
