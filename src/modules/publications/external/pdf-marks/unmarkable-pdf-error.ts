/** Why a PDF cannot be marked, as the end of a sentence: “it is encrypted”. */
export class UnmarkablePdfError extends Error {
  override name = 'UnmarkablePdfError'
}
