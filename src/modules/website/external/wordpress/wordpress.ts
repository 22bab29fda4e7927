/** The port to a running WordPress. */
import type { WordpressContent } from '../../domain/wordpress/wordpress-content.ts'

export interface Wordpress {
  /** The URL has no trailing slash. */
  home: string
  /** Returns a token that changes whenever the content may have changed; a cheap request for both sides. @throws ServiceFailure */
  state(signal: AbortSignal): Promise<string>
  /** Reads the public content; entries that have not changed since the last time are not requested again. @throws ServiceFailure */
  read(signal: AbortSignal): Promise<WordpressContent>
  /** Fetches a file of the same host by its absolute URL; null where there is none. @throws ServiceFailure */
  file(url: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array | null>
}
