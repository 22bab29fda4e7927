import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { textOfHtml } from '../../../../core/text/text-of-html.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import { abstractInALine } from '../../../publications/domain/content/abstract-in-a-line.ts'
import { listItemsByIds, presentCard } from '../../../publications/index.ts'
import type { FoundCard } from '../../domain/search/browse-results.ts'
import { markHtml } from '../../domain/search/mark-html.ts'
import type { SearchTree } from '../../domain/search/search-tree.ts'
import type { SearchPort } from '../../engine/search-port.ts'

/** The characters of an abstract that a card shows. */
const snippetLength = 280

interface Setting {
  kysely: Kysely<Schema>
  search: Pick<SearchPort, 'mark'>
}

/** Loads the cards of these publications in the given order, with marked matches. @param tree null marks nothing */
export async function findCards(
  { kysely, search }: Setting,
  platform: string,
  ids: readonly ContentId[],
  tree: SearchTree | null,
): Promise<FoundCard[]> {
  const items = await listItemsByIds(kysely, platform, ids)
  return items.map(item => {
    const card = presentCard(item)
    if (tree === null) return { ...card, snippet: null }
    const language = item.language ?? 'en'
    return {
      ...card,
      titleHtml: titleUnderNotice(
        markHtml(item.titleHtml, search.mark(tree, textOfHtml(item.titleHtml), { language, max: null })),
        noticeOf(item.noticeRelations),
      ),
      snippet: item.abstract === null ? null : search.mark(tree, abstractInALine(item.abstract), { language, max: snippetLength }),
    }
  })
}
