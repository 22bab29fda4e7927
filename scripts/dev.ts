/** `npm run dev`: the same server, with the site compiled on the fly and reloaded on every change. */
process.env.NODE_ENV = 'development'
await import('../src/server.ts')
