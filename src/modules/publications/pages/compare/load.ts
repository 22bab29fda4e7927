import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { amendmentsOf } from '../../../../document/difference/amendments.ts'
import { renderDifference } from '../../../../document/difference/html/render-difference.ts'
import type { DifferenceView } from '../../../../document/difference/html/setting.ts'
import { sectionsOf, summarise } from '../../../../document/difference/sections.ts'
import { titleText } from '../../../../document/text.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { foundOrThrow, pageNotFound } from '../../../sites/pages/failures.ts'
import { placeholdersContext } from '../../../sites/pages/placeholders.tsx'
import { requestText } from '../../../sites/text/request-text.ts'
import { comparisonPath, itemPath, parseItemKey, parseVersionSegment } from '../../domain/content/item-path.ts'
import { publicationsContext } from '../context.ts'
import { differenceMessages } from './difference-messages.ts'

/** /articles/{volume}-{publicationId}/v1/compare/v2?view=inline|side */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const requestContext = context.get(pageRequestContext)
  const { reading } = context.get(publicationsContext)
  const key = parseItemKey(params.key ?? '')
  const numbers = { old: parseVersionSegment(params.old ?? ''), new: parseVersionSegment(params.new ?? '') }
  if (key === null || numbers.old === null || numbers.new === null || numbers.old === numbers.new) throw pageNotFound()
  const ordered = { old: Math.min(numbers.old, numbers.new), new: Math.max(numbers.old, numbers.new) }
  const view: DifferenceView = new URL(request.url).searchParams.get('view') === 'side' ? 'side' : 'inline'
  const found = foundOrThrow(await reading.comparison(requestContext.platform.key, key, ordered, requestContext.language))
  // A comparison always goes from the older version to the newer one.
  if (numbers.old > numbers.new) throw redirect(comparisonPath(found, ordered), 301)

  const { old, new: newer, rows } = found
  const messages = differenceMessages(await requestText(requestContext), { old: old.versionNumber, new: newer.versionNumber })
  const versions = { old: { path: old.path, ...old.onPage }, new: { path: newer.path, ...newer.onPage } }
  const rendered = renderDifference(rows, { view, messages, versions })
  const amendments = amendmentsOf(newer.document)
  const plain = newer.onPage.context.with({ plain: true })
  const name = `${found.comparedAs}:${requestContext.language}`
  const placeholders = { difference: `difference:${name}:${view}`, amendments: amendments.length === 0 ? null : `amendments:${name}` }
  const parts: Record<string, string> = {
    [placeholders.difference]: rendered.html,
    ...(placeholders.amendments === null
      ? {}
      : { [placeholders.amendments]: plain.blocks(amendments.flatMap(section => section.children)) }),
  }
  if (!requestContext.forData)
    for (const [placeholder, html] of Object.entries(parts)) context.get(placeholdersContext).set(placeholder, html)
  return data({
    title: found.title,
    notice: found.notice,
    language: found.language,
    articlePath: itemPath('ARTICLE', found),
    old: { versionNumber: old.versionNumber, published: old.published, path: old.path },
    new: { versionNumber: newer.versionNumber, published: newer.published, path: newer.path },
    choices: choicesOf(found, ordered),
    view,
    sections: rendered.sections,
    summary: summarise(rows, sectionsOf(rows)),
    amendmentsTitle: titleText(amendments[0]?.title ?? []),
    placeholders,
    html: requestContext.forData ? parts : null,
  })
}

type Choice = { versionNumber: number; href: string; current: boolean }

/** The other choices for each side: versions before the newer one, and versions after the older one. */
function choicesOf(
  found: { volume: number; publicationId: number; versions: { versionNumber: number }[] },
  shown: { old: number; new: number },
): { old: Choice[]; new: Choice[] } {
  const choice = (versionNumber: number, side: 'old' | 'new'): Choice => ({
    versionNumber,
    href: comparisonPath(found, { ...shown, [side]: versionNumber }),
    current: shown[side] === versionNumber,
  })
  const numbers = found.versions.map(({ versionNumber }) => versionNumber)
  return {
    old: numbers.filter(number => number < shown.new).map(number => choice(number, 'old')),
    new: numbers.filter(number => number > shown.old).map(number => choice(number, 'new')),
  }
}
