/** Headings: the bookmarks of the file too. PDF/UA asks that no level is left out on the way down. */
import { call, noTypst, sequence, type Typst } from './code.ts'
import type { TypstContext } from './context.ts'

export function writeHeading(content: Typst, context: TypstContext, place: Typst = noTypst): Typst {
  if (content === noTypst) return place
  const { lastHeading } = context.setting
  lastHeading.level = Math.min(context.setting.level, lastHeading.level + 1)
  return call('heading', [sequence([place, content])], { level: lastHeading.level })
}
