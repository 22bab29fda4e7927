/** My activities (specification, accounts.md section 2): the port of those pages. */
import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../core/access/user.ts'
import type { AccessRequest } from '../../../core/access/visible-to.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import { noticeOf, titleUnderNotice } from '../../../document/metadata/publication-notice.ts'
import { findAccountById, knownBy } from '../../accounts/index.ts'
import { countItemsByType, listItemsByIds } from '../data/content-item.ts'
import {
  countAccounts,
  listItemsByAuthor,
  listReportsByReviewer,
  listUnpublishedByAuthor,
  listUnpublishedVersions,
  type UnpublishedVersion,
  type UnpublishedWork,
  type WrittenReport,
} from '../data/my-work.ts'
import type { ContentCard } from '../domain/content/for-reading.ts'
import { presentCard } from './reading/present-card.ts'

export type { UnpublishedVersion, UnpublishedWork, WrittenReport }

export interface Submissions {
  /** Published here with the holder as an author, by ORCID iD or by the author's email address. */
  published: ContentCard[]
  /** The holder's own that is not published yet. */
  unpublished: UnpublishedWork[]
  /** Null where none is linked: then only the email address identifies the holder. */
  orcid: string | null
}

export interface Reviewing {
  reports: Omit<WrittenReport, 'noticeRelations'>[]
  /** Null where none is linked: then only the email address identifies the holder, which few reports contain. */
  orcid: string | null
}

export interface Dashboard {
  items: Record<ContentType, number>
  unpublished: { total: number; versions: UnpublishedVersion[] }
  accounts: { all: number; withRoles: number }
}

export interface PreScreening {
  total: number
  pages: number
  versions: UnpublishedVersion[]
}

/** @param platform its key, everywhere */
export interface MyWork {
  submissions(platform: string, user: SignedIn): Promise<Submissions>
  reviewing(platform: string, user: SignedIn): Promise<Reviewing>
  /** @param access for the previews to which it leads */
  dashboard(access: AccessRequest): Promise<Dashboard>
  /** @param status such as PENDING @param page from 1 */
  preScreening(access: AccessRequest, status: string, page: number): Promise<PreScreening>
}

/** The page size of the specification (accounts.md section 9). */
const pageSize = 20

export function createMyWork(kysely: Kysely<Schema>): MyWork {
  return {
    async submissions(platform, { accountId }) {
      const holder = await findAccountById(kysely, accountId)
      if (holder === undefined) return { published: [], unpublished: [], orcid: null }
      const items = await listItemsByIds(kysely, platform, await listItemsByAuthor(kysely, platform, knownBy(holder)))
      const unpublished = await listUnpublishedByAuthor(kysely, platform, knownBy(holder))
      return { published: items.map(presentCard), unpublished, orcid: holder.orcid }
    },
    async reviewing(platform, { accountId }) {
      const holder = await findAccountById(kysely, accountId)
      if (holder === undefined) return { reports: [], orcid: null }
      const reports = await listReportsByReviewer(kysely, platform, knownBy(holder))
      return {
        reports: reports.map(({ noticeRelations, titleHtml, ...report }) => ({
          ...report,
          titleHtml: titleUnderNotice(titleHtml, noticeOf(noticeRelations)),
        })),
        orcid: holder.orcid,
      }
    },
    async dashboard(access) {
      return {
        items: await countItemsByType(kysely, access.site.key),
        unpublished: await listUnpublishedVersions(kysely, access, { status: null, page: 1, size: pageSize }),
        accounts: await countAccounts(kysely),
      }
    },
    async preScreening(access, status, page) {
      const { total, versions } = await listUnpublishedVersions(kysely, access, { status, page, size: pageSize })
      return { total, versions, pages: Math.max(1, Math.ceil(total / pageSize)) }
    },
  }
}
