/**
 * Lets a file of messages be imported by namespace: `./en.json?namespace=comments` has that namespace alone, compiled. A module has one file
 * for each language; a page loads no more of it than it shows, and no parser of messages.
 */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { compileCatalogue } from '../core/text/compile-message.ts'

const fileSchema = z.record(z.string(), z.record(z.string(), z.string()))

export function messageNamespaces(): Plugin {
  return {
    name: 'message-namespaces',
    enforce: 'pre',
    async load(id) {
      const [, file, namespace] = /^(.*\/messages\/[a-z]{2}\.json)\?namespace=([\w-]+)$/.exec(id) ?? []
      if (file === undefined || namespace === undefined) return null
      this.addWatchFile(file)
      const messages = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')))[namespace]
      if (messages === undefined) throw new Error(`${file} has no namespace “${namespace}”.`)
      return { code: `export default ${JSON.stringify(compileCatalogue(messages))}`, moduleType: 'js', map: null }
    },
  }
}
