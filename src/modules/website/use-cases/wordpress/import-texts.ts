/** Converts texts of a WordPress for storing: blocks, links and images, with warnings. */
import { readPageBody } from '../../domain/site-pages/page-body.ts'
import type { Widget } from '../../domain/site-pages/site-page.ts'
import { readWordpressHtml } from '../../domain/wordpress/page-html.ts'
import type { MediaOf } from './import-media.ts'
import { type ImportRun, maxTextLength } from './import-run.ts'
import type { NewPaths } from './new-paths.ts'

export interface TextReader {
  /** @param what the page or post for warnings @returns null where the text is too long */
  read(what: string, html: string): string | null
  widgets(what: string, widgets: readonly Widget[]): Widget[]
}

export function textReader({ report }: ImportRun, paths: NewPaths, mediaOf: MediaOf): TextReader {
  const read: TextReader['read'] = (what, source) => {
    if (source.length > maxTextLength) return null
    const { html, warnings } = readWordpressHtml(source, { ...paths, mediaOf })
    const image = { url: '', width: 1, height: 1, alt: '' }
    // Missing images were reported above already.
    const { warnings: ofBlocks } = readPageBody(html, { imageOf: () => image })
    for (const message of [...warnings, ...ofBlocks.filter(isNews)]) report.warnings.push({ what, message })
    return html
  }
  return {
    read,
    widgets: (what, widgets) => widgets.map(({ type, content }) => ({ type, content: read(what, content) ?? '' })),
  }
}

/** Every page of a WordPress has these attributes, and nobody misses them. */
const isNews = (message: string): boolean => !/^(?:class|style)= is left out/.test(message)
