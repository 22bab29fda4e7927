import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.object({ version: z.string() })

/** The version of this installation. npm puts it into the environment too, but npm need not have started the process. */
export const { version } = manifest.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))
