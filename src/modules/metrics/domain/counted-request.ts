/** Decides by a request's headers whether it is a download of a file by a user. */

export interface FileRequest {
  method: string
  /** The header Range. */
  range: string | undefined
  /** The headers Sec-Fetch-Dest, Sec-Fetch-Mode and Sec-Purpose, which browsers set themselves. */
  destination: string | undefined
  mode: string | undefined
  purpose: string | undefined
}

/** Destinations of files that a page loads for itself: an image, a player, a viewer that a script fills. */
const partsOfPages = ['image', 'video', 'audio', 'track', 'script', 'style', 'font', 'worker']

/**
 * A file that is opened or saved counts; one that a page fetches to show itself does not, nor what a browser fetches in advance or goes
 * on with from the middle. A player and a viewer ask for many parts: their first one does not count either, since the page asked for it.
 */
export function isTaken({ method, range, destination, mode, purpose }: FileRequest): boolean {
  if (method !== 'GET' || purpose?.includes('prefetch')) return false
  if (range !== undefined && !/^bytes=0-\d*$/.test(range)) return false
  if (destination !== undefined && partsOfPages.includes(destination)) return false
  return mode !== 'cors' && mode !== 'same-origin'
}
