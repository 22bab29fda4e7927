/** The content manager as pages and calls ask it: a port for each of its parts, and all of them over the library. */
import { createMedia, type MediaLibraryParts } from './create-media.ts'
import { createPages, type PagesSetting } from './create-pages.ts'
import type { MediaManager } from './media.ts'
import type { ManagedPages } from './pages.ts'

export interface ContentManager {
  media: MediaManager
  pages: ManagedPages
}

export const createContentManager = (library: MediaLibraryParts & PagesSetting): ContentManager => ({
  media: createMedia(library),
  pages: createPages(library),
})
