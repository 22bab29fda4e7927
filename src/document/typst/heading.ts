/** Writes headings, which are also the bookmarks of the file. PDF/UA forbids skipping a level downwards. */
import { call, noTypst, sequence, type Typst } from './code.ts'
import type { TypstContext } from './context.ts'

export function writeHeading(content: Typst, context: TypstContext, place: Typst = noTypst): Typst {
  if (content === noTypst) return place
  const { lastHeading } = context.setting
  lastHeading.level = Math.min(context.setting.level, lastHeading.level + 1)
  return call('heading', [sequence([place, content])], { level: lastHeading.level })
}
