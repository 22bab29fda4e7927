/** The settings of a platform's publish page (specification, accounts.md section 3 “Static settings”), and the card that links to it. */

import { type Entries, entryOf, isTicked } from '../../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../../core/forms/message-keys.ts'
import { validateForm } from '../../../../core/forms/schema-errors.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { PageId } from '../../../../core/ids/shared-ids.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import type { PlatformInfo } from '../../../sites/domain/platform-info.ts'
import type { SiteSettings } from '../../../sites/domain/site-settings.ts'
import { readCardLinks, settingsSchema } from './forms/settings-schema.ts'

/** The settings of the installation, for platforms whose editors have set none. */
export const settingsOfInstallation = ({ staticSettings }: Pick<PlatformInfo, 'staticSettings'>): SiteSettings => ({
  ...staticSettings,
  publishCard: null,
})

/**
 * @param pages those that can be the publish page's text, with their ids as the field has them
 * @returns `settings` that are meaningful only without errors
 */
export function readSettingsEntries(
  entries: Entries,
  pages: readonly { value: string }[],
): { settings: SiteSettings; errors: FieldErrors } {
  const form = validateForm(settingsSchema(pages), entries)
  const sidebar = (field: string) => entryOf(entries, field).trim() || null
  const title = normaliseLine(entryOf(entries, 'cardTitle'))
  const { links } = readCardLinks(entryOf(entries, 'cardLinks'))
  return {
    settings: {
      submitPageId: parseId<PageId>(entryOf(entries, 'submitPage')),
      submitPageUseReaderUi: isTicked(entries, 'useReaderUi'),
      submitPageSidebarLeft: sidebar('left'),
      submitPageSidebarRight: sidebar('right'),
      publishCard: title === '' ? null : { title, text: entryOf(entries, 'cardText').trim(), links },
    },
    errors: form.kind === 'valid' ? {} : form.errors,
  }
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
