/** What a notice does to the PDFs of what it is about, once it is published or taken back. */

import { announceChanges } from '../../../../core/jobs/announce-changes.ts'
import { listArticlesUnderNoticeOfVersion } from '../../data/related-content.ts'
import type { UnpublishedState } from '../../domain/content/unpublished-state.ts'
import type { TypesetSetting } from '../typeset/store-derived-pdf.ts'
import { typesetArticleVersions } from '../typeset/typeset-article.ts'
import { changePublication, type Publishable } from './change-publication.ts'

/** Publishes or takes back as `changePublication` does, with the PDFs. @returns a message for each that could not be made as it should be */
export async function changePublicationAndPdfs(
  setting: TypesetSetting,
  what: Publishable,
  state: UnpublishedState | null,
): Promise<{ isThere: boolean; messages: string[] }> {
  const { kysely } = setting
  const noticed = async (): Promise<number[]> => (what.kind === 'version' ? await listArticlesUnderNoticeOfVersion(kysely, what.id) : [])
  // Of what is not published, nobody knows what it leads to.
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
