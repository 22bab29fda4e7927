/**
 * The sites of an installation: each brand's platform with the installation's own settings over it, and the host names that they answer to
 * (RECTO_PLATFORMS; local names such as `KEY.localhost` where it names none, or by RECTO_LOCAL_HOSTS).
 */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type LoadedBrand, loadBrands, plainBrand } from '../../../brands/load-brands.ts'
import { OperatorError } from '../../../core/operator-error.ts'
import { type PlatformFacts, platformKeyOfLocalhost } from '../domain/platform.ts'
import { layerSettings, readPlatformInfo } from '../domain/platform-info.ts'
import { missingSettings, type NeededSetting, withoutExamples } from '../domain/site-gaps.ts'

export interface Site {
  platform: PlatformFacts
  brand: LoadedBrand
  /** The origin, such as https://research.example.org; null where the installation configures none. */
  origin: string | null
}

export interface Platforms {
  all: ReadonlyMap<string, Site>
  /** The names of settings in RECTO_PLATFORMS that are not filled in, by site key. */
  missing: ReadonlyMap<string, readonly NeededSetting[]>
  /**
   * The site of a host name, else the default one. Its origin is the first that the installation configures or, on a trusted
   * local host name, that of the request.
   * @param host as in the Host header
   */
  ofHost(host: string): Site
  /** Whether links may be made with this host name: any, if the installation names no hosts. @param host as in the Host header */
  knows(host: string): boolean
}

const settingsSchema = z.strictObject({
  /** Origins such as https://research.example.org, each with the key of its site. The first one of a site is its canonical origin. */
  hosts: z.record(z.string(), z.string()).default({}),
  /** The list has the hosts through which developers see another host's pages, so that consent cannot be changed there. */
  developmentProxies: z.array(z.string()).default([]),
  /** Platform info over that of the brand, by platform key. */
  platforms: z.record(z.string().regex(/^[a-z0-9-]+$/, 'must be a platform key'), z.record(z.string(), z.unknown())).default({}),
})

async function readSettings(file: string | null): Promise<z.output<typeof settingsSchema>> {
  if (file === null) return { hosts: {}, developmentProxies: [], platforms: {} }
  let content: unknown
  try {
    content = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new OperatorError(`RECTO_PLATFORMS: ${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const parsed = settingsSchema.safeParse(content)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(issue => `  ${issue.path.join('.') || 'the whole'}: ${issue.message}`)
  throw new OperatorError(`RECTO_PLATFORMS: ${file} is wrong:\n${problems.join('\n')}`)
}

interface PlatformSources {
  /** Path of a JSON file, or null. */
  settingsFile: string | null
  defaultKey: string
  /** Whether the installation can verify reCAPTCHA: without its secret, the sites’ public keys are left out. */
  hasRecaptcha?: boolean
  /** Believe local names as Host although the installation names hosts. A proxy on the same machine passes on what a stranger sends. */
  localHosts?: boolean
  brandsDirectory?: string
}

/** @throws OperatorError where a brand or the file of RECTO_PLATFORMS is invalid */
export async function loadPlatforms({
  settingsFile,
  defaultKey,
  hasRecaptcha = false,
  localHosts = false,
  brandsDirectory,
}: PlatformSources): Promise<Platforms> {
  const [brands, settings] = await Promise.all([loadBrands(brandsDirectory), readSettings(settingsFile)])
  const keys = new Set([...brands.keys(), ...Object.keys(settings.platforms), defaultKey])
  const origins = originsByKey(settings.hosts, keys, settingsFile ?? '')
  const proxies = proxiesByHost(settings, settingsFile ?? '')

  const all = new Map<string, Site>()
  const missing = new Map<string, readonly NeededSetting[]>()
  for (const key of keys) {
    const brand = brands.get(key) ?? plainBrand(key)
    const own = settings.platforms[key]
    const where = own === undefined ? `the brand “${key}”` : `the brand “${key}” with the settings of ${settingsFile}`
    const info = readPlatformInfo(own === undefined ? brand.settings : layerSettings(brand.settings, own), where)
    const reCaptchaPublicKey = hasRecaptcha ? info.reCaptchaPublicKey : null
    const platform = { ...withoutExamples(info), key, reCaptchaPublicKey }
    all.set(key, { platform, brand, origin: origins.get(key)?.[0] ?? null })
    missing.set(key, missingSettings(info))
  }
  const byHost = new Map([...origins].flatMap(([key, listed]) => listed.map(origin => [new URL(origin).host, key] as const)))

  const site = (key: string): Site => {
    const found = all.get(key)
    if (found === undefined) throw new Error(`There is no platform “${key}”.`)
    return found
  }
  const believesLocal = localHosts || byHost.size === 0
  const localOrigins = new Set<string>()
  return {
    all,
    missing,
    knows: host => byHost.size === 0 || byHost.has(host.toLowerCase()) || (believesLocal && isLocal(host.toLowerCase())),
    ofHost(host) {
      const lowerCaseHost = host.toLowerCase()
      const named = byHost.get(lowerCaseHost)
      const proxy = proxies.get(lowerCaseHost)
      if (named !== undefined) return proxy === undefined ? site(named) : throughProxy(site(named), proxy)
      if (!believesLocal || !isLocal(lowerCaseHost)) return site(defaultKey)
      const local = site(platformKeyOfLocalhost(lowerCaseHost, keys) ?? defaultKey)
      if (!localOrigins.has(lowerCaseHost) && localOrigins.size >= maxLocalOrigins) return local
      localOrigins.add(lowerCaseHost)
      return { ...local, origin: `http://${lowerCaseHost}` }
    },
  }
}

/** The proxy has an origin of its own, so that the two never share a cached page. */
const throughProxy = ({ platform, brand }: Site, origin: string): Site => ({
  platform: { ...platform, features: { ...platform.features, manageConsent: { enabled: false } } },
  brand,
  origin,
})

function proxiesByHost({ hosts, developmentProxies }: z.output<typeof settingsSchema>, file: string): Map<string, string> {
  const named = new Set(Object.keys(hosts).map(hostUrl => URL.parse(hostUrl)?.origin))
  return new Map(
    developmentProxies.map(hostUrl => {
      const url = URL.parse(hostUrl)
      if (url === null || !named.has(url.origin))
        throw new OperatorError(`RECTO_PLATFORMS: ${file}: developmentProxies: “${hostUrl}” must be one of hosts`)
      return [url.host, url.origin] as const
    }),
  )
}

/** Pages are cached by origin, and local names with their ports can be invented without end. */
const maxLocalOrigins = 100

/** Host names that only reach this machine. */
const isLocal = (host: string): boolean => /^([a-z0-9-]+\.)*localhost(:\d{1,5})?$|^127\.0\.0\.1(:\d{1,5})?$|^\[::1\](:\d{1,5})?$/.test(host)

function originsByKey(hosts: Readonly<Record<string, string>>, keys: ReadonlySet<string>, file: string): Map<string, string[]> {
  const origins = new Map<string, string[]>()
  const keyOfHost = new Map<string, string>()
  for (const [hostUrl, key] of Object.entries(hosts)) {
    const fail = (problem: string): never => {
      throw new OperatorError(`RECTO_PLATFORMS: ${file}: hosts.${hostUrl}: ${problem}`)
    }
    const url = URL.parse(hostUrl)
    if (url === null || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`)
      return fail('must be an origin such as https://research.example.org')
    if (!keys.has(key)) return fail(`there is no platform “${key}”`)
    const shown = keyOfHost.get(url.host)
    // A request names its host and no scheme.
    if (shown !== undefined && shown !== key) return fail(`${url.host} shows the platform “${shown}” already`)
    keyOfHost.set(url.host, key)
    origins.set(key, [...(origins.get(key) ?? []), url.origin])
  }
  return origins
}
