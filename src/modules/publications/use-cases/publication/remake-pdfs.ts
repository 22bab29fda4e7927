/** Updates the PDFs of the publications that a notice is about when the notice is published or withdrawn. */

import { listArticlesUnderNoticeOfVersion } from '../../data/related-content.ts'
import type { UnpublishedState } from '../../domain/content/unpublished-state.ts'
import type { ArticleId } from '../../domain/ids.ts'
import { announceChanges } from '../announce-changes.ts'
import type { TypesetSetting } from '../typeset/store-derived-pdf.ts'
import { typesetArticleVersions } from '../typeset/typeset-article.ts'
import { changePublication, type Publishable } from './change-publication.ts'

/** Publishes or withdraws as `changePublication` does, and updates PDFs. @returns a message for each PDF that failed or is incomplete */
export async function changePublicationAndPdfs(
  setting: TypesetSetting,
  what: Publishable,
  state: UnpublishedState | null,
): Promise<{ isThere: boolean; messages: string[] }> {
  const { kysely } = setting
  const noticed = async (): Promise<ArticleId[]> => (what.kind === 'version' ? await listArticlesUnderNoticeOfVersion(kysely, what.id) : [])
  // The change may replace the item's relations, so the articles before and after it count.
  const before = await noticed()
  const isThere = await changePublication(kysely, what, state)
  const messages: string[] = []
  const announcer = announceChanges(kysely)
  for (const articleId of new Set([...before, ...(await noticed())])) {
    const { typeset, warnings } = await typesetArticleVersions(setting, articleId)
    await announcer.add(typeset)
    messages.push(...warnings.map(({ message }) => message))
  }
  await announcer.end()
  return { isThere, messages }
}
