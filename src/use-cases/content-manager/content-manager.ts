/** The content manager as pages and calls ask it: a port for each of its parts, and all of them over the library. */
import { createMedia, type MediaLibraryParts } from './create-media.ts'
import type { MediaManager } from './media.ts'

export interface ContentManager {
  media: MediaManager
}

export const createContentManager = (library: MediaLibraryParts): ContentManager => ({ media: createMedia(library) })
