/** Marks the pages of a PDF with @cantoo/pdf-lib, leaving its content unchanged. It runs in mark-thread.ts alone. */
import {
  concatTransformationMatrix,
  drawObject,
  EncryptedPDFError,
  endMarkedContent,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  PDFPageTree,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'

import { UnmarkablePdfError } from './unmarkable-pdf-error.ts'

/** @param marks a PDF of two pages @throws UnmarkablePdfError */
export async function markPages(bytes: Uint8Array, marks: Uint8Array, maxPages: number): Promise<Uint8Array> {
  const document = await open(bytes, maxPages)
  if (isSigned(document)) throw new UnmarkablePdfError('it is signed, and no signature holds for a changed file')
  const [band, across] = await document.embedPdf(marks, [0, 1])
  if (band === undefined || across === undefined) throw new Error('The marks must have two pages.')
  try {
    // A page may occur more than once.
    for (const page of new Set(document.getPages())) {
      const { width, height, toPage } = shownBox(page)
      const scale = width / band.width
      placeOn(page, band.ref, [toPage, [scale, 0, 0, scale, 0, height - band.height * scale]])
      const angle = Math.atan2(height, width)
      // The mark runs from corner to corner, with room at both ends.
      const size = (Math.hypot(width, height) * 0.6) / across.width
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const centred: Matrix = [1, 0, 0, 1, (-across.width * size) / 2, (-across.height * size) / 2]
      placeOn(page, across.ref, [toPage, [cos, sin, -sin, cos, width / 2, height / 2], centred, [size, 0, 0, size, 0, 0]])
    }
    return await document.save({ updateFieldAppearances: false })
  } catch (error) {
    throw unreadable(error)
  }
}

async function open(bytes: Uint8Array, maxPages: number): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    checkPageTree(document, maxPages)
    if (document.getPageCount() === 0) throw new Error('It has no pages.')
    return document
  } catch (error) {
    if (error instanceof UnmarkablePdfError) throw error
    if (error instanceof EncryptedPDFError) throw new UnmarkablePdfError('it is encrypted')
    throw unreadable(error)
  }
}

/** The library follows the page tree without checks: branches that are shared double the pages with each level. */
function checkPageTree(document: PDFDocument, maxPages: number): void {
  const nodes: PDFObject[] = [document.catalog.Pages()]
  let pages = 0
  for (let seen = 0; ; seen += 1) {
    const node = nodes.pop()
    if (node === undefined) return
    if (pages > maxPages || nodes.length > 2 * maxPages) throw new UnmarkablePdfError(`it has more than ${maxPages} pages`)
    if (seen > 4 * maxPages) throw new UnmarkablePdfError('its pages are in a tree without end')
    if (!(node instanceof PDFPageTree)) pages += 1
    else for (const kid of node.Kids().asArray()) nodes.push(document.context.lookup(kid) ?? kid)
  }
}

/** Any exception of the library is an error of the file, which came from outside. */
const unreadable = (error: unknown): UnmarkablePdfError =>
  new UnmarkablePdfError(`it cannot be read: ${error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown reason'}`, {
    cause: error,
  })

/** A signature states the range of bytes that it covers (ISO 32000-1, 12.8.1). */
function isSigned(document: PDFDocument): boolean {
  return document.context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFDict && object.has(PDFName.of('ByteRange')) && object.has(PDFName.of('Contents')))
}

/** a b c d e f, in PDF's order: x′ = a·x + c·y + e, y′ = b·x + d·y + f. */
type Matrix = readonly [number, number, number, number, number, number]

/** The visible part of a page: cropped and rotated. */
function shownBox(page: PDFPage): { width: number; height: number; toPage: Matrix } {
  const { x, y, width, height } = page.getCropBox()
  const turned = ((page.getRotation().angle % 360) + 360) % 360
  if (turned === 90) return { width: height, height: width, toPage: [0, 1, -1, 0, x + width, y] }
  if (turned === 180) return { width, height, toPage: [-1, 0, 0, -1, x + width, y + height] }
  if (turned === 270) return { width: height, height: width, toPage: [0, -1, 1, 0, x, y + height] }
  return { width, height, toPage: [1, 0, 0, 1, x, y] }
}

/** Draws over the page, after isolating its own content, which may have changed the axes. */
function placeOn(page: PDFPage, mark: Parameters<PDFPage['node']['newXObject']>[1], matrices: readonly Matrix[]): void {
  const name = page.node.newXObject('Notice', mark)
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Artifact'), '<< /Type /Pagination /Subtype /Watermark >>']),
    pushGraphicsState(),
    ...matrices.map(matrix => concatTransformationMatrix(...toNumbers(matrix))),
    drawObject(name),
    popGraphicsState(),
    endMarkedContent(),
  )
}

const toNumbers = (matrix: Matrix): [PDFNumber, PDFNumber, PDFNumber, PDFNumber, PDFNumber, PDFNumber] => {
  const [a, b, c, d, e, f] = matrix
  return [PDFNumber.of(a), PDFNumber.of(b), PDFNumber.of(c), PDFNumber.of(d), PDFNumber.of(e), PDFNumber.of(f)]
}
