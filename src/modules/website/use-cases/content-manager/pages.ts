/** Editing the pages of a site: the port between the CMS and the database. */

import type { AccessDecision, AccessRefusal } from '../../../../core/access/one-resource.ts'
import type { AccessRequest, SignedInAccess } from '../../../../core/access/visible-to.ts'
import type { GatewayId, PageId } from '../../../../core/ids/shared-ids.ts'
import type { PublicationState } from '../../../../core/revisions/publication-state.ts'
import type { ListedRevision } from '../../../../core/revisions/revision-history.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { PageRevisionId } from '../../domain/ids.ts'
import type { ListPage, ListRequest } from '../../domain/site-pages/list-request.ts'
import type { ReadPage } from '../../domain/site-pages/page-entries.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'
import type { PageSource, ReadyPage } from '../../domain/site-pages/site-page.ts'
import type { PageWarnings } from '../../domain/site-pages/small-heroes.ts'

/** A gateway that pages can belong to. */
export interface PageGateway {
  id: GatewayId
  name: string
  /** The path beneath which its pages are. */
  path: string
}

export interface ListedPage {
  id: PageId
  path: string
  title: string
  state: PublicationState
  isRedirect: boolean
  gateway: PageGateway | null
  /** Whether the page comes with the project and was never edited. */
  isStaticPage: boolean
  /** Both are null for a page that comes with the project; the name also where the author's account was deleted. */
  changedAt: Date | null
  changedBy: string | null
}

export interface EditedPage extends ListedPage {
  /** The page that comes with the project at its path: itself, or the one that deleting it would show again. */
  staticPageId: PageId | null
  /** The last saved content. */
  source: PageSource
  /** The path that the last saved revision will have once it is published. */
  place: { path: string; gatewayId: GatewayId | null }
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
  revisions: ListedRevision<PageRevisionId>[]
}

/** The result of changing a page. */
export type PageChange = { kind: 'done' } | AccessRefusal

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface ManagedPages {
  /**
   * Lists the pages that the user may edit. Those that come with the project belong to the whole site.
   * @param access for the action `edit pages`
   */
  list(platform: PlatformFacts, access: AccessRequest, requested: ListRequest): Promise<ListPage<ListedPage>>
  /**
   * Whether the user may edit the page, or its edited copy where it comes with the project. All that shows one page asks this first; what
   * changes it is decided about anew, once the page is locked.
   */
  decide(access: AccessRequest, id: PageId): Promise<AccessDecision>
  /** Lists published pages by path, without redirects, for settings that refer to a page. */
  shown(platform: PlatformFacts): Promise<ListedPage[]>
  /** The id of the page at the front page's path, published or not; null where the built-in front page is shown. */
  frontPageId(platform: PlatformFacts): Promise<number | null>
  gateways(platform: PlatformFacts): Promise<PageGateway[]>
  /** For a page that comes with the project, finds its edited copy if there is one. */
  find(platform: PlatformFacts, id: PageId): Promise<EditedPage | null>
  /**
   * A page that comes with the project is stored as a copy, with an id of its own; once there is one, its id means the copy.
   * @param access for the action `edit pages`, here and below @param id null for a new page
   */
  save(access: SignedInAccess, id: PageId | null, page: PageToSave): Promise<Saved<PageId> | AccessRefusal>
  /** Warns the editor of content that is left out or cannot be read, and of images that are too small. */
  warnings(platform: PlatformFacts, page: PageSource): Promise<PageWarnings>
  /** Unpublishes a page and removes its schedule. */
  hide(access: SignedInAccess, id: PageId): Promise<PageChange>
  /** Turns a scheduled revision into a draft. */
  unschedule(access: SignedInAccess, id: PageId): Promise<PageChange>
  /** Deletes a page with all its revisions. The page that comes with the project appears again at its path. */
  remove(access: SignedInAccess, id: PageId): Promise<PageChange>
  revisions(platform: PlatformFacts, id: PageId): Promise<PageRevisions | null>
  revision(platform: PlatformFacts, id: PageId, revisionId: PageRevisionId): Promise<(PageSource & Pick<EditedPage, 'place'>) | null>
  /** Saves the content of an older revision as the newest one, which is not published. The page keeps its path and gateway. */
  restore(access: SignedInAccess, id: PageId, revisionId: PageRevisionId): Promise<PageChange>
  /** Shows the last saved revision as readers would see it. */
  preview(platform: PlatformFacts, id: PageId): Promise<PreviewedPage | null>
  /** Shows a form's content as readers would see it, without storing anything. @param id null for a new page */
  previewUnsaved(platform: PlatformFacts, id: PageId | null, page: PageSource & { path: string }): Promise<PreviewedPage>
}
