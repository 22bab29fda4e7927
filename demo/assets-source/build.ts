/** Rebuilds the demo posters, slides, documents and videos: `node demo/assets-source/build.ts [SLUG…]`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { documents } from './documents/documents.ts'
import { closeBrowser } from './lib/browser.ts'
import { posters } from './posters/posters.ts'
import { decks } from './slides/slides.ts'
import { videos } from './videos/videos.ts'

const assets = join(import.meta.dirname, '../assets')
const builders = new Map([...posters, ...decks, ...documents, ...videos])
const slugs = process.argv.length > 2 ? process.argv.slice(2) : [...builders.keys()]
try {
  for (const slug of slugs) {
    const build = builders.get(slug)
    if (!build) throw new Error(`No asset is called ${slug}`)
    const directory = join(assets, slug)
    mkdirSync(directory, { recursive: true })
    await build(directory)
    console.log(slug)
  }
} finally {
  await closeBrowser()
}
