import { OperatorError } from '../../../../core/operator-error.ts'
import { JatsSyntaxError, NotAnArticleError } from '../../../../document/jats/read/parse-jats.ts'
import { SourceError } from '../../external/import-sources/import-source.ts'

/** Describes in one line why and where an import failed. An error that is not the source's keeps its own message. */
export function describeFailure(error: unknown): string {
  if (error instanceof JatsSyntaxError) return `line ${error.line}, column ${error.column}: ${error.message}`
  if (error instanceof NotAnArticleError) return `line ${error.line}: ${error.message}`
  if (error instanceof SourceError || error instanceof OperatorError) return error.message
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
