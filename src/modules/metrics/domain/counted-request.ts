/** Decides by a request's headers whether it is a download of a file by a user. */

import type { FileRequest } from '../../publications/domain/content/file-request.ts'

/** Destinations of files that a page loads for itself: an image, a player, a viewer that a script fills. */
const partsOfPages = ['image', 'video', 'audio', 'track', 'script', 'style', 'font', 'worker']

/**
 * Opening or saving a file counts; loading it as part of a page does not, nor do prefetching and later ranges. Players and viewers request
 * many ranges: even their first does not count, since the page requested it.
 */
export function isDownload({ method, range, destination, mode, purpose }: FileRequest): boolean {
  if (method !== 'GET' || purpose?.includes('prefetch')) return false
  if (range !== undefined && !/^bytes=0-\d*$/.test(range)) return false
  if (destination !== undefined && partsOfPages.includes(destination)) return false
  return mode !== 'cors' && mode !== 'same-origin'
}
