/** Imports the settings of the publish page, after the pages. */
import { isDeepStrictEqual } from 'node:util'
import { safeLink } from '../../../gateways/domain/file-parts.ts'
import type { SiteSettings } from '../../../sites/domain/site-settings.ts'
import { findPlatformId } from '../../../sites/index.ts'
import { findSiteSettings, storeSiteSettings } from '../../data/site-settings.ts'
import { isOfKind, listWordpressItems } from '../../data/wordpress-item.ts'
import { settingsLimits } from '../../domain/site-pages/forms/settings-schema.ts'
import type { WordpressSettings } from '../../domain/wordpress/wordpress-content.ts'
import { type ImportRun, leaveOut, note } from './import-run.ts'
import type { TextReader } from './import-texts.ts'
import type { NewPaths } from './new-paths.ts'

const what = 'the publish page'

export async function importSettings(importRun: ImportRun, reader: TextReader, paths: NewPaths): Promise<void> {
  const { content, kysely, platform, dryRun } = importRun
  if (content.settings === null) return
  const settings = await readySettings(importRun, content.settings, reader, paths)
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
  said: WordpressSettings,
  reader: TextReader,
  { pathOf }: NewPaths,
): Promise<SiteSettings> {
  const { kysely, platform, site } = importRun
  const items = said.submitPageId === null ? [] : await listWordpressItems(kysely, platform, site)
  const page = items.filter(item => isOfKind(item, 'page')).find(({ wordpressId }) => wordpressId === said.submitPageId)
  if (said.submitPageId !== null && page === undefined && !importRun.dryRun)
    leaveOut(importRun, 'the text of the publish page', `there is no page ${said.submitPageId} that readers see`)
  const sidebarOf = (html: string | null) => html && reader.read(what, html)
  const links = (said.publishCard?.links ?? []).map(link => ({ ...link, path: pathOf(link.path) ?? link.path }))
  return {
    submitPageId: page?.localId ?? null,
    submitPageUseReaderUi: said.submitPageUseReaderUi,
    submitPageSidebarLeft: sidebarOf(said.submitPageSidebarLeft),
    submitPageSidebarRight: sidebarOf(said.submitPageSidebarRight),
    publishCard: said.publishCard && {
      title: said.publishCard.title.slice(0, settingsLimits.line),
      text: said.publishCard.text.slice(0, settingsLimits.text),
      links: links.filter(({ path, text }) => text !== '' && safeLink.safeParse(path).success).slice(0, settingsLimits.links),
    },
  }
}
