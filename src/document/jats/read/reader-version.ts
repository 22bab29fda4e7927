/**
 * Must be raised whenever the same source would give another document, other warnings or other data: stored versions are then read again
 * from their stored sources at the next start.
 */
export const readerVersion: string = '8'

/** The version of a document that was never read from a source. */
export const noReaderVersion: string = '0'
