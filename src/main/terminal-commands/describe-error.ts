import { ServiceFailure } from '../../core/http/ask-json.ts'
import { OperatorError, usageExitCode } from '../../core/operator-error.ts'
import { SourceError } from '../../modules/publications/external/import-sources/import-source.ts'

/** The message and exit code of an error that the user can correct; null for a bug. */
export function describeError(error: unknown): { message: string; exitCode: number } | null {
  if (error instanceof OperatorError) return { message: error.message, exitCode: error.exitCode }
  if (error instanceof SourceError) return { message: `${error.source}: ${error.message}`, exitCode: usageExitCode }
  if (error instanceof ServiceFailure) return { message: error.message.replace(/\.?$/, '.'), exitCode: 1 }
  return null
}
