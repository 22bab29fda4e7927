/** Formats a comparison for tests: `kept [-removed-]{+added+}`. */
import type { Row } from '../../src/document/difference/compare-documents.ts'
import type { ContentDifference } from '../../src/document/difference/content-difference.ts'
import type { Run } from '../../src/document/difference/text-difference.ts'
import { plainText, type Token } from '../../src/document/difference/tokens.ts'

export function formatRuns(runs: readonly Run[]): string {
  return runs
    .map(run => {
      if (run.change === 'kept') return spaced(run.new, plainText(run.new))
      return run.change === 'added' ? spaced(run.new, `{+${plainText(run.new)}+}`) : spaced(run.old, `[-${plainText(run.old)}-]`)
    })
    .join('')
    .trim()
}

const spaced = ([first]: readonly Token[], text: string): string => (first?.spaced ? ` ${text}` : text)

const signs: Record<Row['change'], string> = { same: '=', changed: '~', added: '+', removed: '-', moved: '>', 'moved-away': '<' }

/** One line per row: its change and its content. Headings without words are left out. */
export function formatRows(rows: readonly Row[]): string[] {
  return rows
    .map(row => `${signs[row.change]} ${row.change === 'moved-away' ? `row ${row.to}` : formatContent(row.content)}`.trim())
    .filter(line => line.length > 1)
}

function formatContent(content: ContentDifference): string {
  switch (content.kind) {
    case 'text':
    case 'reference':
      return formatRuns(content.runs)
    case 'formula':
      return `formula ${content.change}`
    case 'code':
      return content.lines.map(({ change, text }) => `${change} ${text}`).join(' | ')
    case 'float': {
      const images = content.images.map(({ change }) => `picture ${change}`)
      const rows = content.grids.flatMap(grid =>
        grid.rows.map(row => `${row.change}: ${row.cells.map(cell => formatRuns(cell.runs)).join(' | ')}`),
      )
      const files = content.files.map(({ change }) => `file ${change}`)
      return [content.type, ...content.lines.map(formatRuns), ...images, ...rows, ...files].join('; ')
    }
  }
}
