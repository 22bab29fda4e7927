/** The schema of the form of a site's settings is used in the browser and on the server. */
import type { FieldError } from '../../../../../core/forms/message-keys.ts'
import { maximumLength, withoutBannedCharacters } from '../../../../../core/forms/rules.ts'
import { groupOf, ruledLine, ruledText } from '../../../../../core/forms/schema-errors.ts'
import type { PublishCard } from '../../../../sites/domain/site-settings.ts'
import { htmlRule } from '../html-entry.ts'
import { isLink } from './link-entry.ts'
import { maxBodyLength } from './page-limits.ts'

/** Characters of a line and of the card's text, and links of the card. */
export const settingsLimits = { line: 120, text: 600, links: 8 } as const

/** Each line has a path or URL, a space, and the link's text. @returns `invalidLine` starts at 1 */
export function readCardLinks(entry: string): { links: PublishCard['links']; invalidLine: number | null } {
  const lines = entry.split('\n').map(line => line.trim())
  const read = lines.map(line => {
    const [, path = '', text = ''] = /^(\S+)\s+(\S.*)$/.exec(line) ?? []
    return text !== '' && text.length <= settingsLimits.line && isLink(path) ? { path, text } : null
  })
  const invalidAt = lines.findIndex((line, place) => line !== '' && read[place] === null)
  return { links: read.flatMap(link => link ?? []), invalidLine: invalidAt === -1 ? null : invalidAt + 1 }
}

function linksRule(entry: string): FieldError | null {
  const { links, invalidLine } = readCardLinks(entry)
  if (invalidLine !== null) return { key: 'settings-links-wrong', values: { line: invalidLine } }
  if (links.length > settingsLimits.links) return { key: 'settings-links-many', values: { most: settingsLimits.links } }
  return links.some(({ text }) => withoutBannedCharacters(text) !== null) ? { key: 'label-banned-characters', values: {} } : null
}

/** @param pages those that can be the publish page's text, with their ids as the field has them */
export function settingsSchema(pages: readonly { value: string }[]) {
  const pageRule = (entry: string): FieldError | null =>
    entry === '' || pages.some(({ value }) => value === entry) ? null : { key: 'settings-page-gone', values: {} }
  return groupOf(
    {
      submitPage: ruledText(pageRule),
      left: ruledText(htmlRule(maxBodyLength)),
      right: ruledText(htmlRule(maxBodyLength)),
      cardTitle: ruledLine(maximumLength('', settingsLimits.line)),
      cardText: ruledText(maximumLength('', settingsLimits.text)),
      cardLinks: ruledText(linksRule),
    },
    {
      // A card without a title is none.
      cardTitle: card =>
        card.cardTitle === '' && `${card.cardText}${card.cardLinks}`.trim() !== '' ? { key: 'field-required', values: {} } : null,
    },
  )
}
