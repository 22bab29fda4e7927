import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { readPart } from '../../data/readable.ts'
import { findMetadataInAllLanguages } from '../../data/translation.ts'
import { findVersionFacts } from '../../data/version-facts.ts'
import { type Translation, translationsOf } from '../../domain/content/translations.ts'

/** All translations that the source contains; null where the site has no such published version. */
export async function listTranslationsOfVersion(
  kysely: Kysely<Schema>,
  platform: string,
  versionId: VersionId,
): Promise<Translation[] | null> {
  const [version] = await findVersionFacts(kysely, platform, [versionId], 'published')
  if (version === undefined) return null
  const found = await readPart('TRANSLATIONS', () => findMetadataInAllLanguages(kysely, versionId), null)
  return found === null ? [] : translationsOf(found.metadata, found.wholes)
}
