/** Serves the files that a page's PDF viewer loads when needed (viewers/pdf/pdf-library.ts), straight from its package. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pdfAssetFolders, pdfAssets } from '../components/viewers/pdf/pdf-assets.ts'

export async function servePdfAssets(app: FastifyInstance): Promise<void> {
  const require = createRequire(import.meta.url)
  const manifest = require.resolve('pdfjs-dist/package.json')
  const { version } = z.object({ version: z.string() }).parse(require(manifest))
  for (const folder of pdfAssetFolders) {
    await app.register(fastifyStatic, {
      root: join(dirname(manifest), folder),
      prefix: `${pdfAssets(version)}${folder}/`,
      decorateReply: false,
      // The URL contains the version, so the file never changes.
      immutable: true,
      maxAge: '365d',
      index: false,
    })
  }
}
