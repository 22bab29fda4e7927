/** The reasons why a PDF cannot be shown, from the errors of the PDF library. */
export type PdfFailure = 'missing' | 'broken' | 'protected' | 'unreachable'

/** Null where the file was only closed. The library's classes are recognised by name, so that this does not import the library. */
export function failureOf(error: unknown, signal: AbortSignal): PdfFailure | null {
  if (signal.aborted) return null
  if (!(error instanceof Error)) return 'unreachable'
  if (error.name === 'PasswordException') return 'protected'
  if (error.name === 'ResponseException') return 'missing' in error && error.missing === true ? 'missing' : 'unreachable'
  return error.name === 'InvalidPDFException' || error.name === 'FormatError' ? 'broken' : 'unreachable'
}
