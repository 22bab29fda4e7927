/** The site over the modules: its build or Vite, and a cache of pages. */
import { createPageCache } from '../../core/http/pages/page-cache.ts'
import type { Application } from '../../modules/sites/application.ts'
import type { PageServices } from '../module-contexts.ts'
import { type SiteDependencies, servePages } from './serve-pages.ts'
import { serveBuild, serveVite } from './site-build.ts'

interface SiteSettings extends Pick<SiteDependencies, 'rendersAtOnce' | 'rendersPerNetwork'> {
  /** Bytes. */
  pageCacheBytes: number
}

interface SiteServices extends Pick<SiteDependencies, 'userOf' | 'uploads' | 'searches' | 'collectMissing' | 'variesBetweenCallAndPage'> {
  services: PageServices
  /** Machines are answered with this at the paths of pages. */
  forMachines: Pick<SiteDependencies, 'describe' | 'describeReport' | 'table'>
}

export async function serveSite(
  { server, mode, siteOf, revision }: Application,
  { rendersAtOnce, rendersPerNetwork, pageCacheBytes }: SiteSettings,
  { services, forMachines, ...parts }: SiteServices,
): Promise<void> {
  await server.register(servePages, {
    answerPage: mode === 'development' ? await serveVite(server, services) : await serveBuild(server, services),
    ...{ ...forMachines, ...parts, siteOf, revision, rendersAtOnce, rendersPerNetwork },
    isDevelopment: mode !== 'production',
    cache: createPageCache(pageCacheBytes),
    noteMissing: message => server.log.warn(message),
    logFailure: (error, what) => server.log.error(error, what),
  })
}
