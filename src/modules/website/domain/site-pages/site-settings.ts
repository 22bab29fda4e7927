/** The settings of a platform's publish page (specification, accounts.md section 3 “Static settings”), and the card that links to it. */
import { type Entries, entryOf, isTicked } from '../../../../core/forms/entries.ts'
import { withoutBannedCharacters } from '../../../../core/forms/rules.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { parseId } from '../../../../core/text/parse-id.ts'
import { safeLink } from '../../../gateways/domain/file-parts.ts'
import type { PlatformInfo } from '../../../sites/domain/platform-info.ts'
import type { PublishCard, SiteSettings } from '../../../sites/domain/site-settings.ts'
import { type EntryError, type EntryErrors, maxBodyLength } from './page-entries.ts'

/** The settings of the installation, for platforms whose editors have set none. */
export const settingsOfInstallation = ({ staticSettings }: Pick<PlatformInfo, 'staticSettings'>): SiteSettings => ({
  ...staticSettings,
  publishCard: null,
})

const maxLineLength = 120
const maxTextLength = 600
const maxLinks = 8
export const settingsLimits = { line: maxLineLength, text: maxTextLength, links: maxLinks } as const

const invalid = (key: string, values: EntryError['values'] = {}): EntryError => ({ key, values })

/** @param pageIds of pages that can be the publish page's text @returns `settings` that are meaningful only without errors */
export function readSettingsEntries(entries: Entries, pageIds: ReadonlySet<number>): { settings: SiteSettings; errors: EntryErrors } {
  const errors: EntryErrors = {}
  const within = (field: string, text: string, max: number): string => {
    if (text.length > max) errors[field] = invalid('field-too-long', { maxLength: max })
    return text
  }
  const named = entryOf(entries, 'submitPage')
  const submitPageId = parseId(named)
  if (named !== '' && (submitPageId === null || !pageIds.has(submitPageId))) errors.submitPage = invalid('settings-page-gone')
  const sidebar = (field: string) => within(field, entryOf(entries, field).trim(), maxBodyLength) || null
  const title = within('cardTitle', normaliseLine(entryOf(entries, 'cardTitle')), maxLineLength)
  const text = within('cardText', entryOf(entries, 'cardText').trim(), maxTextLength)
  const { links, invalidLine } = readLinks(entryOf(entries, 'cardLinks'))
  if (invalidLine !== null) errors.cardLinks = invalid('settings-links-wrong', { line: invalidLine })
  else if (links.length > maxLinks) errors.cardLinks = invalid('settings-links-many', { most: maxLinks })
  else if (links.some(link => withoutBannedCharacters(link.text) !== null)) errors.cardLinks = invalid('label-banned-characters')
  if (title === '' && text + links.map(link => link.path).join('') !== '') errors.cardTitle = invalid('field-required')
  return {
    settings: {
      submitPageId,
      submitPageUseReaderUi: isTicked(entries, 'useReaderUi'),
      submitPageSidebarLeft: sidebar('left'),
      submitPageSidebarRight: sidebar('right'),
      publishCard: title === '' ? null : { title, text, links },
    },
    errors,
  }
}

/** Each line has a path or URL, a space, and the link's text. */
function readLinks(text: string): { links: PublishCard['links']; invalidLine: number | null } {
  const lines = text.split('\n').map(line => line.trim())
  const read = lines.map(line => {
    const [, path = '', words = ''] = /^(\S+)\s+(\S.*)$/.exec(line) ?? []
    return words !== '' && words.length <= maxLineLength && safeLink.safeParse(path).success ? { path, text: words } : null
  })
  const invalidAt = lines.findIndex((line, place) => line !== '' && read[place] === null)
  return { links: read.flatMap(link => link ?? []), invalidLine: invalidAt === -1 ? null : invalidAt + 1 }
}

export const entriesOfSettings = ({ publishCard, ...settings }: SiteSettings): Entries => ({
  submitPage: [String(settings.submitPageId ?? '')],
  useReaderUi: settings.submitPageUseReaderUi ? ['on'] : [],
  left: [settings.submitPageSidebarLeft ?? ''],
  right: [settings.submitPageSidebarRight ?? ''],
  cardTitle: [publishCard?.title ?? ''],
  cardText: [publishCard?.text ?? ''],
  cardLinks: [(publishCard?.links ?? []).map(({ path, text }) => `${path} ${text}`).join('\n')],
})
