/** `npm run dev`: the same server, with the site compiled on the fly and reloaded on every change. The external feed is the stand-in's, where no other is named. */
process.env.NODE_ENV = 'development'
if (!process.env.RECTO_EUROPE_PMC_URL) {
  const { startOpenLiteratureStandIn } = await import('../src/external/open-literature/stand-in/start-stand-in.ts')
  const { url } = await startOpenLiteratureStandIn()
  process.env.RECTO_EUROPE_PMC_URL = url
}
await import('../src/server.ts')
