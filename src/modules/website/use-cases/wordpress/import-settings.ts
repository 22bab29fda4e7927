/** Imports the settings of the publish page, after the pages. */
import { isDeepStrictEqual } from 'node:util'
import { safeLink } from '../../../gateways/domain/file-parts.ts'
import { findPlatformId } from '../../../sites/data/platforms.ts'
import type { SiteSettings } from '../../../sites/domain/site-settings.ts'
import { findSiteSettings, storeSiteSettings } from '../../data/site-settings.ts'
import { listWordpressItems } from '../../data/wordpress-item.ts'
import { settingsLimits } from '../../domain/site-pages/site-settings.ts'
import type { NewAddresses } from './addresses.ts'
import { type ImportRun, leaveOut, note } from './import-run.ts'
import type { TextReader } from './import-texts.ts'

const what = 'the publish page'

export async function importSettings(importRun: ImportRun, reader: TextReader, addresses: NewAddresses): Promise<void> {
  const { content, kysely, platform, dryRun } = importRun
  if (content.settings === null) return
  const settings = await readySettings(importRun, content.settings, reader, addresses)
  const present = await findSiteSettings(kysely, platform)
  if (isDeepStrictEqual(present, settings)) return note(importRun, 'unchanged', what)
  if (present !== null && importRun.as === 'moved' && !importRun.replace)
    return leaveOut(importRun, what, 'the platform has settings of its own for it (--replace puts these in their place)')
  note(importRun, present === null ? 'created' : 'updated', what)
  if (!dryRun) await storeSiteSettings(kysely, await findPlatformId(kysely, platform), settings)
}

/** Replaces the id of its page by the one here. */
async function readySettings(
  importRun: ImportRun,
  said: SiteSettings,
  reader: TextReader,
  { pathOf }: NewAddresses,
): Promise<SiteSettings> {
  const { kysely, platform, site } = importRun
  const items = said.submitPageId === null ? [] : await listWordpressItems(kysely, platform, site)
  const page = items.find(({ kind, wordpressId }) => kind === 'page' && wordpressId === said.submitPageId)
  if (said.submitPageId !== null && page === undefined && !importRun.dryRun)
    leaveOut(importRun, 'the text of the publish page', `there is no page ${said.submitPageId} that readers see`)
  const beside = (html: string | null) => html && reader.read(what, html)
  const links = (said.publishCard?.links ?? []).map(link => ({ ...link, path: pathOf(link.path) ?? link.path }))
  return {
    submitPageId: page?.localId ?? null,
    submitPageUseReaderUi: said.submitPageUseReaderUi,
    submitPageSidebarLeft: beside(said.submitPageSidebarLeft),
    submitPageSidebarRight: beside(said.submitPageSidebarRight),
    publishCard: said.publishCard && {
      title: said.publishCard.title.slice(0, settingsLimits.line),
      text: said.publishCard.text.slice(0, settingsLimits.text),
      links: links.filter(({ path, text }) => text !== '' && safeLink.safeParse(path).success).slice(0, settingsLimits.links),
    },
  }
}
