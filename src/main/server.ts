/** Reads the configuration, opens the library, fills an empty one with the demo, and listens. */

import { href } from '../core/http/href.ts'
import { isHttpError } from '../core/http/http-error.ts'
import { OperatorError } from '../core/operator-error.ts'
import { loadFirstOrganisations } from '../modules/accounts/use-cases/organisations/load-first-organisations.ts'
import { openTypesetter } from '../modules/publications/external/typesetter/typst-typesetter.ts'
import { settingsWithoutEffect } from '../modules/sites/domain/settings-without-effect.ts'
import { reportSiteGaps } from '../modules/website/use-cases/site-gaps.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { fillEmptyLibrary } from './demo-library.ts'
import { createDrain } from './drain.ts'
import { openLibrary } from './library.ts'
import { signInWarning } from './sign-in-warning.ts'
import { commands } from './terminal-commands/commands.ts'
import { type CommandServer, takeCommands } from './terminal-commands/take-commands.ts'
import { version } from './version.ts'

/** Milliseconds for the rest, once requests are answered. */
const closingTimeout = 4_000
const pinnedMajor = 24
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < pinnedMajor) {
  console.error(
    `Recto runs on Node ${pinnedMajor} or later, and this is Node ${process.versions.node}. “npm start” brings the right one along.`,
  )
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const library = await openLibrary(config, { isServer: true })
  await loadFirstOrganisations(library.database.kysely)
  await fillEmptyLibrary(library)
  const drain = createDrain()
  const app = await buildApp({ ...library, drain, openTypesetter: () => openTypesetter({ yielding: true }) })
  let commandServer: CommandServer | null = null

  const stop = (): void => {
    // A second signal does not wait.
    process.once('SIGINT', () => process.exit(130))
    setTimeout(() => {
      console.error('The server ends before all of its work is done: it took too long.')
      process.exit(1)
    }, config.shutdownTimeout + closingTimeout)
    end().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  const end = async (): Promise<void> => {
    const background = commandServer?.close()
    await drain.begin(config.shutdownTimeout)
    const closed = app.close()
    // What is still open is idle, or a request that was never sent whole.
    const closing = setInterval(() => app.server.closeAllConnections(), 100)
    await Promise.all([closed, background])
    clearInterval(closing)
    await library.database.close()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  const listening = await app.listen({ port: config.port, host: config.host })
  const url = listening.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')
  console.log(`Recto ${version} on Node ${process.versions.node} serves ${url}`)
  const warning = signInWarning(
    config,
    [...library.platforms.all.values()].map(({ origin }) => origin),
  )
  if (warning !== null) console.warn(warning)
  const unused = settingsWithoutEffect([...library.platforms.all].map(([key, { platform }]) => [key, platform] as const))
  if (unused !== null) console.warn(unused)
  if (config.mail === null) {
    const where = config.mode === 'production' ? '“npm run recto -- mail list” shows them' : `${url}${href('/outbox')} shows them`
    console.log(`There is no mail server (RECTO_SMTP_URL): mails are kept, and ${where}.`)
  }
  const installation = { kysely: library.database.kysely, platforms: library.platforms, hasMailServer: config.mail !== null }
  const gaps = await reportSiteGaps(installation, config.defaultPlatform).catch((error: unknown) => {
    // It serves from here on, with or without the database.
    app.log.warn(error, 'what the sites lack could not be determined')
    return []
  })
  for (const line of gaps) console.log(line)
  commandServer = await takeCommands({
    library,
    commands,
    onError: error => app.log.error(error, 'a command from a terminal failed'),
  }).catch(error => {
    // Some file systems have no sockets; readers are served all the same.
    app.log.warn(error, 'commands from terminals are not taken')
    return null
  })
} catch (error) {
  // Configuration, lock and database failures say what to do; only a fault of the program shows where it was.
  const isExpected = error instanceof OperatorError || (isHttpError(error) && error.code === 'DATABASE_UNAVAILABLE')
  console.error(isExpected ? error.message : error)
  process.exit(1)
}
