/**
 * Makes a PDF for every version of an article that has none of its own or an outdated one, and marks a publisher's PDF with the notice on
 * the publication.
 */

import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { knownDate } from '../../../../core/text/date.ts'
import type { ArticleDocument, ImportWarning } from '../../../../document/article-document.ts'
import { readFormHref } from '../../../../document/html/displayed-file.ts'
import { noticeOf, type PrintedNotice } from '../../../../document/metadata/publication-notice.ts'
import type { TypesetImage } from '../../../../document/typst/context.ts'
import { typesetArticle } from '../../../../document/typst/typeset-article.ts'
import { listFilesOfVersion } from '../../data/file.ts'
import { listVersionsToTypeset, storePdfWarning, type VersionToTypeset } from '../../data/typeset.ts'
import { findDocumentOfVersion } from '../../data/version.ts'
import { filePath } from '../../domain/content/item-path.ts'
import { ownPdf, typesetHref } from '../../domain/content/version-pdf.ts'
import type { ArticleId } from '../../domain/ids.ts'
import { type Typeset, TypesettingError } from '../../external/typesetter/typesetter.ts'
import { readReviewsOfArticles } from '../reading/reviews-of-articles.ts'
import { statusLineInEnglish } from '../reading/status-line-in-english.ts'
import { imageForPaper } from './image-for-paper.ts'
import { markOwnPdf } from './mark-own-pdf.ts'
import { readPrintedNotice } from './printed-notice.ts'
import { fingerprintOf, type PaperBrand, storeDerivedPdf, type TypesetSetting, type TypesetVersion } from './store-derived-pdf.ts'

/** Must be raised whenever the same article would give another PDF, so that `recto typeset` makes them again. */
export const makerVersion = '4'

export interface TypesetOutcome {
  /** Versions whose PDF changed. */
  typeset: VersionId[]
  /** The number of PDFs without warnings. */
  made: number
  /** There is one for each version whose PDF could not be made, or lacks characters. */
  warnings: ImportWarning[]
}

/** A PDF that cannot be made is a warning on its version, and not an error. */
export async function typesetArticleVersions(setting: TypesetSetting, articleId: ArticleId): Promise<TypesetOutcome> {
  const { kysely } = setting
  const versions = await listVersionsToTypeset(kysely, articleId)
  const review = (await readReviewsOfArticles(kysely, [articleId], 'all')).get(articleId)
  const outcome: TypesetOutcome = { typeset: [], made: 0, warnings: [] }
  const [first] = versions
  const notice =
    first === undefined || noticeOf(first.noticeRelations) === null
      ? null
      : await readPrintedNotice(kysely, first.itemId, setting.brandOf(first.platform).origin)
  for (const version of versions) {
    const statusLine = statusLineInEnglish(review?.shown, version.versionNumber)?.replace(/^\[(.*)\]$/, '$1') ?? null
    const firstPublished =
      version.versionNumber > 1 && first?.versionNumber === 1 ? knownDate(first.published, first.publishedPrecision) : null
    const said = { statusLine, notice, firstPublished, showsReports: review?.shown.reports === 'whole' }
    const result = await typesetVersion(version, said, setting)
    if (result === 'right already') continue
    const { warning, isStored } = result
    await storePdfWarning(kysely, version.id, warning)
    if (isStored) outcome.typeset.push(version.id)
    if (warning === null) outcome.made += 1
    else outcome.warnings.push({ ...warning, element: 'article', line: 0 })
  }
  return outcome
}

async function typesetVersion(
  version: VersionToTypeset,
  { showsReports: isShown, ...said }: Pick<Facts, 'statusLine' | 'notice' | 'firstPublished'> & { showsReports: boolean },
  setting: TypesetSetting,
): Promise<TypesetVersion | 'right already'> {
  const rows = await listFilesOfVersion(setting.kysely, version.id)
  const own = ownPdf(rows, version.selfLinks)
  if (own !== null) return await markOwnPdf(own, version, said.notice?.kind ?? null, { rows, setting })
  const ofPlatform = setting.brandOf(version.platform)
  const brand = { ...ofPlatform, showsReports: ofPlatform.showsReports && isShown }
  const href = typesetHref(
    fingerprintOf([
      makerVersion,
      version.sourceHash,
      said.statusLine,
      brand.name,
      brand.accent,
      brand.origin,
      String(brand.showsReports),
      said.firstPublished,
      ...(said.notice === null ? [] : [said.notice.kind, said.notice.url, said.notice.published]),
    ]),
  )
  if (rows.some(row => row.href === href)) return 'right already'
  const document = await findDocumentOfVersion(setting.kysely, version.id)
  if (document === null) return 'right already'
  try {
    const { pdf, unprintable } = await compose(document, { rows, ...said, brand }, setting)
    const message = `The PDF lacks ${unprintable.length} characters that no typeface here has: ${listed(unprintable)}`
    const name = `${version.platform}-${version.volume}-${version.publicationId}-v${version.versionNumber}.pdf`
    const isStored = await storeDerivedPdf(pdf, version, { href, name }, setting)
    return { isStored, warning: unprintable.length === 0 ? null : { code: 'no-pdf', message } }
  } catch (error) {
    if (!(error instanceof TypesettingError)) throw error
    return { isStored: false, warning: { code: 'no-pdf', message: `No PDF could be made: ${error.message}` } }
  }
}

const listed = (characters: readonly string[]): string =>
  characters
    .slice(0, 20)
    .map(character => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ')

type FileRow = Awaited<ReturnType<typeof listFilesOfVersion>>[number]
interface Facts {
  rows: readonly FileRow[]
  statusLine: string | null
  notice: PrintedNotice | null
  firstPublished: string | null
  brand: PaperBrand
}

/** A drawing that cannot be typeset, for example because no typeface has one of its characters, is redrawn in pixels. */
async function compose(document: ArticleDocument, facts: Facts, setting: TypesetSetting): Promise<Typeset> {
  try {
    return await composeWith(document, facts, setting, false)
  } catch (error) {
    const hasImages = facts.rows.some(row => row.mimeType.startsWith('image/'))
    if (!(error instanceof TypesettingError) || !hasImages) throw error
    return await composeWith(document, facts, setting, true)
  }
}

async function composeWith(
  document: ArticleDocument,
  { rows, statusLine, notice, firstPublished, brand }: Facts,
  setting: TypesetSetting,
  redraw: boolean,
): Promise<Typeset> {
  const files = new Map<string, Uint8Array>()
  const images = new Map<string, TypesetImage>()
  for (const row of rows) {
    if (!row.mimeType.startsWith('image/') || readFormHref(row.href) !== null) continue
    const picture = await imageForPaper(await setting.files.read(row.sha256), row.mimeType, redraw)
    if (picture === null) continue
    const path = `/picture-${files.size + 1}.${picture.suffix}`
    files.set(path, picture.content)
    images.set(row.href, { path, width: picture.width, height: picture.height })
  }
  const known = new Map(rows.map(row => [row.href, row]))
  const source = typesetArticle(document, {
    brand,
    showsReports: brand.showsReports,
    statusLine,
    notice,
    firstPublished,
    picture: href => images.get(href) ?? null,
    file: href => {
      const row = known.get(href)
      return row === undefined ? null : { url: brand.origin === null ? null : brand.origin + filePath(row.sha256, row.name) }
    },
  })
  return await setting.typesetter.typeset({ source, files })
}
