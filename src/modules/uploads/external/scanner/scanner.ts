/** A virus scanner: what uploads are shown to before anything uses them. */
export type ScanResult =
  | { kind: 'clean' }
  | { kind: 'infected'; signature: string }
  /** It cannot say, such as of a file that is larger than it takes. */
  | { kind: 'unscannable'; reason: string }

export interface Scanner {
  /** @throws ScannerAwayError */
  scan(content: AsyncIterable<Uint8Array>): Promise<ScanResult>
  /** @throws ScannerAwayError where it does not answer */
  ping(): Promise<void>
}

/** The scanner cannot be reached, does not answer in time, or says something else than its protocol. */
export class ScannerAwayError extends Error {
  override name = 'ScannerAwayError'
}
