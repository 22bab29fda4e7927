/** What editors may do with the pages of a site: the port between their screens and the database. */

import type { SignedIn } from '../../../../core/access/visitor.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { ListedRevision } from '../../data/managed-page.ts'
import type { ListAsked, ListPage } from '../../domain/site-pages/asked-list.ts'
import type { ReadPage } from '../../domain/site-pages/page-entries.ts'
import type { PageState } from '../../domain/site-pages/page-state.ts'
import type { Saved } from '../../domain/site-pages/saved.ts'
import type { PageSource, ReadyPage } from '../../domain/site-pages/site-page.ts'
import type { PageWarnings } from '../../domain/site-pages/small-heroes.ts'

export type { ListedRevision } from '../../data/managed-page.ts'

/** The gateway that a page belongs to. */
export interface PageGateway {
  id: number
  name: string
  /** Where its pages stand beneath. */
  path: string
}

export interface ListedPage {
  id: number
  path: string
  title: string
  state: PageState
  isRedirect: boolean
  gateway: PageGateway | null
  /** Comes with the project: nobody has edited it. */
  isStaticPage: boolean
  /** Both null of a static page; the name also where its writer has left. */
  changedAt: Date | null
  changedBy: string | null
}

export interface EditedPage extends ListedPage {
  /** One that comes with the project is shown again once this one is gone. */
  isCopyOfStaticPage: boolean
  /** As it was last saved. */
  source: PageSource
  /** Where that is to stand, once readers see it. */
  place: { path: string; gatewayId: number | null }
  /** Of what was last saved; null of a static page. */
  revisionId: number | null
}

export interface PageToSave extends ReadPage {
  /** What its editor began from: whatever somebody else saved since is not overwritten. Null for a page that is new. */
  basedOn: number | null
}

export interface PreviewedPage {
  page: ReadyPage
  leadsTo: string | null
  /** The last part of the address of the gateway that has it as its home page. */
  homeOf: string | null
}

export interface PageRevisions {
  page: ListedPage
  /** The newest first. */
  revisions: (ListedRevision & { use: 'shown' | 'scheduled' | null })[]
}

/** Every call rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface ManagedPages {
  /** Those that come with the project too. */
  list(platform: PlatformFacts, asked: ListAsked): Promise<ListPage<ListedPage>>
  /** By path: all that readers see and that lead nowhere else, for what names a page. */
  shown(platform: PlatformFacts): Promise<ListedPage[]>
  /** The page at the front page's address, whether readers see it or not; null where that is the program's. */
  frontPageId(platform: PlatformFacts): Promise<number | null>
  gateways(platform: PlatformFacts): Promise<PageGateway[]>
  /** A static page that somebody has edited is found as what it has become. */
  find(platform: PlatformFacts, id: number): Promise<EditedPage | null>
  /** @param id null for a page that is new */
  save(platform: PlatformFacts, by: SignedIn, id: number | null, page: PageToSave): Promise<Saved>
  /** What of its text is left out, or cannot be read, and images that are too small for their places: for its editor. */
  warnings(platform: PlatformFacts, page: PageSource): Promise<PageWarnings>
  /** Readers see nothing of it any more. @returns false where there is no such page, here and below */
  hide(platform: PlatformFacts, id: number): Promise<boolean>
  /** What was scheduled is a draft again. */
  unschedule(platform: PlatformFacts, id: number): Promise<boolean>
  /** With all its revisions. At the path of a page that comes with the project, that one is seen again. */
  remove(platform: PlatformFacts, id: number): Promise<boolean>
  revisions(platform: PlatformFacts, id: number): Promise<PageRevisions | null>
  revision(platform: PlatformFacts, id: number, revisionId: number): Promise<(PageSource & Pick<EditedPage, 'place'>) | null>
  /** Writes an older state down as the newest, which readers do not see yet. */
  restore(platform: PlatformFacts, by: SignedIn, id: number, revisionId: number): Promise<boolean>
  /** As readers would see what was last saved. */
  preview(platform: PlatformFacts, id: number): Promise<PreviewedPage | null>
  /** As they would see what stands in its form. Nothing is stored. @param id null for a page that is new */
  previewUnsaved(platform: PlatformFacts, id: number | null, page: PageSource & { path: string }): Promise<PreviewedPage>
}
