/** The command `recto wordpress`, executed by the terminal's process or by the running server. */
import { z } from 'zod'
import { blogSections } from '../../modules/sites/domain/blog-paths.ts'
import { createFollowing } from '../../modules/website/use-cases/wordpress/following.ts'
import { importWordpress } from '../../modules/website/use-cases/wordpress/import-wordpress.ts'
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
  // The search index holds publications only.
  changesLibrary: () => false,
  run: ({ database: { kysely }, files, config, platforms }, { platform, ...options }) => {
    const key = platform ?? config.defaultPlatform
    const features = platforms.all.get(key)?.platform.features
    const hiddenSections = blogSections.filter(section => features?.[section].enabled === false)
    return importWordpress({ kysely, files, hiddenSections }, key, options)
  },
})

const whichPlatform = z.strictObject({
  /** Null: the default platform of the installation. */
  platform: z.string().nullable(),
})
const followed = z.object({ platform: z.string(), home: z.string(), hasChanged: z.boolean() })
export type WordpressFollowed = z.output<typeof followed>

const followingCommand = (name: string, act: 'stop' | 'resume') =>
  libraryCommand({
    name,
    input: whichPlatform,
    result: followed,
    changesLibrary: () => false,
    run: async ({ database: { kysely }, config }, requested) => {
      const platform = requested.platform ?? config.defaultPlatform
      const following = createFollowing(kysely, config.wordpress.sites)
      const hasChanged = await following[act](platform)
      return { platform, home: (await following.find(platform))?.home ?? '', hasChanged }
    },
  })

export const wordpressUnfollow = followingCommand('wordpress-unfollow', 'stop')
export const wordpressFollow = followingCommand('wordpress-follow', 'resume')
