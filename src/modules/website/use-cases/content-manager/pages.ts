/** Editing the pages of a site: the port between the CMS and the database. */

import type { SignedIn } from '../../../../core/access/visitor.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { ListedRevision } from '../../data/managed-page.ts'
import type { ListPage, ListRequest } from '../../domain/site-pages/list-request.ts'
import type { ReadPage } from '../../domain/site-pages/page-entries.ts'
import type { PageState } from '../../domain/site-pages/page-state.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'
import type { PageSource, ReadyPage } from '../../domain/site-pages/site-page.ts'
import type { PageWarnings } from '../../domain/site-pages/small-heroes.ts'

export type { ListedRevision } from '../../data/managed-page.ts'

/** A gateway that pages can belong to. */
export interface PageGateway {
  id: number
  name: string
  /** The path beneath which its pages are. */
  path: string
}

export interface ListedPage {
  id: number
  path: string
  title: string
  state: PageState
  isRedirect: boolean
  gateway: PageGateway | null
  /** Whether the page comes with the project and was never edited. */
  isStaticPage: boolean
  /** Both are null for a page that comes with the project; the name also where the author's account was deleted. */
  changedAt: Date | null
  changedBy: string | null
}

export interface EditedPage extends ListedPage {
  /** Whether deleting it shows the page that comes with the project again. */
  isCopyOfStaticPage: boolean
  /** The last saved content. */
  source: PageSource
  /** The path that the last saved revision will have once it is published. */
  place: { path: string; gatewayId: number | null }
  /** The last saved revision; null for a page that comes with the project. */
  revisionId: number | null
}

export interface PageToSave extends ReadPage {
  /** The revision that the editor started with, to detect concurrent changes. Null for a new page. */
  basedOn: number | null
}

export interface PreviewedPage {
  page: ReadyPage
  leadsTo: string | null
  /** The slug of the gateway whose home page it is. */
  homeOf: string | null
}

export interface PageRevisions {
  page: ListedPage
  /** The newest first. */
  revisions: (ListedRevision & { use: 'shown' | 'scheduled' | null })[]
}

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface ManagedPages {
  /** Includes the pages that come with the project. */
  list(platform: PlatformFacts, requested: ListRequest): Promise<ListPage<ListedPage>>
  /** Lists published pages by path, without redirects, for settings that refer to a page. */
  shown(platform: PlatformFacts): Promise<ListedPage[]>
  /** The id of the page at the front page's path, published or not; null where the built-in front page is shown. */
  frontPageId(platform: PlatformFacts): Promise<number | null>
  gateways(platform: PlatformFacts): Promise<PageGateway[]>
  /** For a page that comes with the project, finds its edited copy if there is one. */
  find(platform: PlatformFacts, id: number): Promise<EditedPage | null>
  /** @param id null for a new page */
  save(platform: PlatformFacts, by: SignedIn, id: number | null, page: PageToSave): Promise<Saved>
  /** Warns the editor of content that is left out or cannot be read, and of images that are too small. */
  warnings(platform: PlatformFacts, page: PageSource): Promise<PageWarnings>
  /** Unpublishes a page and removes its schedule. @returns false where there is no such page, here and below */
  hide(platform: PlatformFacts, id: number): Promise<boolean>
  /** Turns a scheduled revision into a draft. */
  unschedule(platform: PlatformFacts, id: number): Promise<boolean>
  /** Deletes a page with all its revisions. The page that comes with the project appears again at its path. */
  remove(platform: PlatformFacts, id: number): Promise<boolean>
  revisions(platform: PlatformFacts, id: number): Promise<PageRevisions | null>
  revision(platform: PlatformFacts, id: number, revisionId: number): Promise<(PageSource & Pick<EditedPage, 'place'>) | null>
  /** Saves an older revision as the newest one, which is not published. */
  restore(platform: PlatformFacts, by: SignedIn, id: number, revisionId: number): Promise<boolean>
  /** Shows the last saved revision as readers would see it. */
  preview(platform: PlatformFacts, id: number): Promise<PreviewedPage | null>
  /** Shows a form's content as readers would see it, without storing anything. @param id null for a new page */
  previewUnsaved(platform: PlatformFacts, id: number | null, page: PageSource & { path: string }): Promise<PreviewedPage>
}
