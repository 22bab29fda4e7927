/** The CMS for pages and the API: a port for each part, implemented over the database. */

import type { Following } from '../wordpress/following.ts'
import { createWordpressEditor, type WordpressEditor } from '../wordpress/wordpress-editor.ts'
import { type AuthorManager, createAuthors } from './authors.ts'
import { type Autosaves, createAutosaves } from './autosaves.ts'
import { type BoardManager, createBoard } from './board.ts'
import { createMedia, type MediaLibraryParts } from './create-media.ts'
import { createPages, type PagesSetting } from './create-pages.ts'
import { createPosts, type PostsSetting } from './create-posts.ts'
import type { MediaManager } from './media.ts'
import { createMenu, type MenuManager } from './menu.ts'
import type { ManagedPages } from './pages.ts'
import { createPartStates, type PartStatesManager } from './part-states.ts'
import type { ManagedPosts } from './posts.ts'
import { createSettings, type SettingsManager } from './settings.ts'

export interface ContentManager {
  media: MediaManager
  menu: MenuManager
  board: BoardManager
  /** States of menu, board, subjects and statistics. */
  states: PartStatesManager
  settings: SettingsManager
  pages: ManagedPages
  posts: ManagedPosts
  authors: AuthorManager
  /** These are what editors have typed and not saved. */
  autosaves: Autosaves
  wordpressEditor: WordpressEditor
  following: Following
}

interface FollowedSetting {
  following: Following
}

export const createContentManager = (library: MediaLibraryParts & PagesSetting & PostsSetting & FollowedSetting): ContentManager => ({
  media: createMedia(library),
  menu: createMenu(library.kysely),
  board: createBoard(library.kysely),
  states: createPartStates(library.kysely),
  settings: createSettings(library.kysely),
  pages: createPages(library),
  posts: createPosts(library),
  authors: createAuthors(library.kysely),
  autosaves: createAutosaves(library.kysely),
  wordpressEditor: createWordpressEditor(library.kysely, library.following),
  following: library.following,
})
