/**
 * Generated items are stored in blocks, each in a transaction. The items of a block share their few files, so that millions of items do
 * not need millions of files; two blocks share none, so that two transactions never wait for a file's row.
 */
import type { FileStore } from '../../src/core/files/file-store.ts'
import type { DisplayedFile } from '../../src/document/html/rendered-article.ts'
import type { ArticleFile, StoredFile } from '../../src/modules/publications/data/stored-article.ts'
import { filePath } from '../../src/modules/publications/domain/content/item-path.ts'
import { assetFile } from './asset.ts'
import { figureHref } from './floats.ts'
import { chartSize, drawSmallChart, makeSmallPdf } from './small-files.ts'

export interface BlockFiles {
  /** Takes the place of a source, which a generated article does not have: it says how the article was made. */
  source: StoredFile & { name: string }
  figure: ArticleFile
  displayedFigure: DisplayedFile
  pdf: StoredFile
}

/** @param recipe all that the block's items depend on: where it is the same, they are */
export async function storeBlockFiles(store: FileStore, recipe: Readonly<Record<string, number>>): Promise<BlockFiles> {
  const words = Object.entries(recipe).map(([name, value]) => `${name} ${value}`)
  const put = async (content: Buffer, mimeType: string, size: { width: number; height: number } | null): Promise<StoredFile> => ({
    ...(await store.put(content)),
    mimeType,
    width: size?.width ?? null,
    height: size?.height ?? null,
  })
  const source = await put(Buffer.from(`${JSON.stringify({ generatedSampleContent: recipe })}\n`), 'application/json', null)
  const figure = await put(drawSmallChart(words.join(', ')), 'image/svg+xml', chartSize)
  const { width, height, mimeType, bytes } = figure
  return {
    source: { ...source, name: 'generated.json' },
    figure: { ...figure, name: figureHref, role: 'figure', label: null },
    displayedFigure: { url: filePath(figure.sha256, figureHref), width, height, mimeType, bytes, variants: [] },
    pdf: await put(makeSmallPdf(`Sample content: ${words.join(', ')}`), 'application/pdf', null),
  }
}

export const assetFiles = ({ pdf }: BlockFiles): ReadonlyMap<string, StoredFile> => new Map([[assetFile, pdf]])
