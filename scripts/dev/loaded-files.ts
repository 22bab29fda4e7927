/** Which files Node itself has loaded in the server: what Vite compiles for the site is reloaded without a new start. */
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const loadedFileSchema = z.object({ loadedFile: z.string() })

/** Before the server's modules are loaded. Tells the parent process of each file. */
export function reportLoadedFiles(): void {
  registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:') && !url.includes('/node_modules/'))
        process.send?.({ loadedFile: fileURLToPath(url) } satisfies z.input<typeof loadedFileSchema>)
      return nextLoad(url, context)
    },
  })
  // The channel alone keeps no process.
  process.channel?.unref()
}
