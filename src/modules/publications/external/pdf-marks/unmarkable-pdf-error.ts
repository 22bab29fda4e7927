/** Why a PDF cannot be marked; the message completes a sentence: “it is encrypted”. */
export class UnmarkablePdfError extends Error {
  override name = 'UnmarkablePdfError'
}
