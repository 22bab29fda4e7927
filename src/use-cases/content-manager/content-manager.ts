/** The content manager as pages and calls ask it: a port for each of its parts, and all of them over the library. */
import { type BoardManager, createBoard } from './board.ts'
import { createMedia, type MediaLibraryParts } from './create-media.ts'
import { createPages, type PagesSetting } from './create-pages.ts'
import { createPosts, type PostsSetting } from './create-posts.ts'
import type { MediaManager } from './media.ts'
import { createMenu, type MenuManager } from './menu.ts'
import type { ManagedPages } from './pages.ts'
import type { ManagedPosts } from './posts.ts'

export interface ContentManager {
  media: MediaManager
  menu: MenuManager
  board: BoardManager
  pages: ManagedPages
  posts: ManagedPosts
}

export const createContentManager = (library: MediaLibraryParts & PagesSetting & PostsSetting): ContentManager => ({
  media: createMedia(library),
  menu: createMenu(library.kysely),
  board: createBoard(library.kysely),
  pages: createPages(library),
  posts: createPosts(library),
})
