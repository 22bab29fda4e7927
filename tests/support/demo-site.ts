/** Runs before the browser tests: builds one site for all their files, fills it with the demo library, and starts it and a mail server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../scripts/build-site.ts'
import { buildTestApp } from './app.ts'
import { startMailServer } from './mail-server.ts'
import { addPerson } from './sign-in.ts'
import { sitePeople } from './site-people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the demo site, such as http://localhost:40123. */
    site: string
    /** The mail server that receives its emails, for `mailboxesAt` (tests/support/mail-server.ts). */
    mailServer: string
  }
}

export default async function startDemoSite(project: TestProject): Promise<() => Promise<void>> {
  buildSite()
  const mailServer = await startMailServer()
  const folder = await mkdtemp(join(tmpdir(), 'recto-demo-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms: { gates: { issn: '2046-1402' } } }))
  const demo = await buildTestApp({
    RECTO_PLATFORMS: settings,
    RECTO_SMTP_URL: mailServer.smtp,
    RECTO_MAIL_FROM: 'no-reply@recto.example',
    // For pages with a network of their own (tests/support/browser.ts).
    RECTO_TRUST_PROXY: 'true',
  })
  const close = async () => {
    await demo.close()
    await mailServer.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await demo.loadDemo()
    for (const { email, roles } of sitePeople) await addPerson(demo, email, ...roles)
    project.provide('site', await demo.listen())
    project.provide('mailServer', mailServer.url)
  } catch (error) {
    // The open database would keep the process alive.
    await close()
    throw error
  }
  return close
}
