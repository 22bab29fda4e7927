/** Before the browser tests: one site for all their files, and who receives its mails: built, filled with the demo library and listening. */
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
    /** Who receives its mails, for `mailboxesAt` (tests/support/mail-server.ts). */
    mailServer: string
  }
}

export default async function startDemoSite(project: TestProject): Promise<() => Promise<void>> {
  buildSite()
  const mailServer = await startMailServer()
  const demo = await buildTestApp({ RECTO_SMTP_URL: mailServer.smtp, RECTO_MAIL_FROM: 'no-reply@recto.example' })
  const close = async () => {
    await demo.close()
    await mailServer.stop()
  }
  try {
    await demo.loadDemo()
    for (const { email, roles } of sitePeople) await addPerson(demo, email, ...roles)
    project.provide('site', await demo.listen())
    project.provide('mailServer', mailServer.address)
  } catch (error) {
    // Its database would keep the process.
    await close()
    throw error
  }
  return close
}
