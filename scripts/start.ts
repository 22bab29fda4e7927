/** `npm start`: build when the build is missing or stale, then serve. */
import { buildSite } from './build-site.ts'

process.env.NODE_ENV ??= 'production'
buildSite()
await import('../src/main/server.ts')
