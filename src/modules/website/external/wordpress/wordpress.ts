/** A WordPress that is running: the port. */
import type { WordpressContent } from '../../domain/wordpress/wordpress-content.ts'

export interface Wordpress {
  /** Without a slash at its end. */
  home: string
  /** Another word than before whenever something that it holds may be another. Cheap for both. @throws ServiceFailure */
  state(signal: AbortSignal): Promise<string>
  /** All that it shows to everybody. What has not changed since the last time is not asked for again. @throws ServiceFailure */
  read(signal: AbortSignal): Promise<WordpressContent>
  /** A file by its whole address, from its own host alone; null where there is none. @throws ServiceFailure */
  file(address: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array | null>
}
