/** What `recto wordpress` does with a library, in the terminal's process or in the running server's. */
import { z } from 'zod'
import { blogSections } from '../../domain/blog/blog.ts'
import { importWordpress } from '../../use-cases/wordpress/import-wordpress.ts'
import { libraryCommand } from './library-command.ts'

const imported = z.object({
  home: z.string(),
  created: z.array(z.string()),
  updated: z.array(z.string()),
  unchanged: z.number(),
  takenOff: z.array(z.string()),
  leftOut: z.array(z.object({ what: z.string(), why: z.string() })),
  warnings: z.array(z.object({ what: z.string(), message: z.string() })),
})
export type WordpressImport = z.output<typeof imported>

export const wordpressImport = libraryCommand({
  name: 'wordpress-import',
  input: z.strictObject({
    source: z.string(),
    filesFrom: z.string().nullable(),
    /** Null: the default platform of the installation. */
    platform: z.string().nullable(),
    replace: z.boolean(),
    dryRun: z.boolean(),
  }),
  result: imported,
  // What is searched is articles and other items.
  changesLibrary: () => false,
  run: ({ database: { kysely }, files, config, platforms }, { platform, ...options }) => {
    const key = platform ?? config.defaultPlatform
    const features = platforms.all.get(key)?.platform.features
    const hiddenSections = blogSections.filter(section => features?.[section].enabled === false)
    return importWordpress({ kysely, files, hiddenSections }, key, options)
  },
})
