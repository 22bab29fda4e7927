/** Marks each page of a publisher's PDF with the notice on the publication. The imported file stays unchanged. */

import type { NoticeKind } from '../../../../document/metadata/related-article.ts'
import { marksPages, noticeMarks } from '../../../../document/typst/notice-marks.ts'
import type { VersionToTypeset } from '../../data/typeset.ts'
import { deleteMarkedPdf } from '../../data/typeset.ts'
import { itemPath } from '../../domain/content/item-path.ts'
import { isMarked, markedHref } from '../../domain/content/version-pdf.ts'
import { markingLimits, markPdf } from '../../external/pdf-marks/mark-pdf.ts'
import { UnmarkablePdfError } from '../../external/pdf-marks/unmarkable-pdf-error.ts'
import { TypesettingError } from '../../external/typesetter/typesetter.ts'
import { fingerprintOf, storeDerivedPdf, type TypesetSetting, type TypesetVersion } from './store-derived-pdf.ts'

/** Must be raised whenever the same PDF would be marked differently. */
const markVersion = '1'

interface OwnPdf {
  sha256: string
  bytes: number
  name: string
}

/** @param rows the files of the version */
export async function markOwnPdf(
  own: OwnPdf,
  version: VersionToTypeset,
  notice: NoticeKind | null,
  { rows, setting }: { rows: readonly { href: string }[]; setting: TypesetSetting },
): Promise<TypesetVersion | 'right already'> {
  if (!marksPages(notice)) {
    if (!rows.some(({ href }) => isMarked(href))) return 'right already'
    return { isStored: await deleteMarkedPdf(setting.kysely, version.id), warning: null }
  }
  const { origin } = setting.brandOf(version.platform)
  const url = origin === null ? null : origin + itemPath('ARTICLE', version)
  const href = markedHref(fingerprintOf([markVersion, own.sha256, notice, url]))
  if (rows.some(row => row.href === href)) return 'right already'
  try {
    const { maxBytes } = markingLimits
    if (own.bytes > maxBytes) throw new UnmarkablePdfError(`it has more than ${maxBytes / 1_000_000} MB`)
    const { pdf: marks } = await setting.typesetter.typeset({ source: noticeMarks(notice, url), files: new Map() })
    const pdf = await markPdf(await setting.files.read(own.sha256), { pdf: marks }, { signal: setting.signal })
    return { isStored: await storeDerivedPdf(pdf, version, { href, name: own.name }, setting), warning: null }
  } catch (error) {
    if (!(error instanceof UnmarkablePdfError || error instanceof TypesettingError)) throw error
    // A PDF with an outdated notice is worse than one without, so it is deleted.
    const isStored = await deleteMarkedPdf(setting.kysely, version.id)
    const message = `The publisher’s PDF “${own.name}” does not carry the notice on its publication: ${error.message}.`
    return { isStored, warning: { code: 'pdf-without-notice', message } }
  }
}
