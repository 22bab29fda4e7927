/** Configuration: read from the environment once, at start, and handed in from there. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { readTrustedProxies, type TrustedProxies, trustedProxiesError } from '../core/http/trusted-proxies.ts'
import { OperatorError } from '../core/operator-error.ts'
import { parseEmailAddress } from '../core/text/email-address.ts'
import { isIssuer, issuerError } from '../modules/accounts/external/identity-provider/provider-settings.ts'
import { readSmtpServer, type SmtpServer } from '../modules/email/external/smtp-server.ts'
import type { FigureServiceName } from '../modules/metrics/domain/figures.ts'
import { readWordpressSites } from '../modules/website/external/wordpress/wordpress-sites.ts'

const flag = z.enum(['true', 'false', '1', '0', 'yes', 'no']).transform(value => value === 'true' || value === '1' || value === 'yes')
const bytes = z.coerce.number().int().positive()
const service = z.url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.org' }).optional()

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('localhost'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user:password@host:5432/recto' })
      .optional(),
    RECTO_DATA: z.string().min(1).default('var'),
    RECTO_SITE: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be a platform key: lower-case letters, digits and hyphens')
      .default('f1000research'),
    RECTO_PLATFORMS: z.string().min(1).optional(),
    RECTO_DEMO: flag.optional(),
    RECTO_PAGE_CACHE_BYTES: z.coerce
      .number()
      .int()
      .min(0)
      .default(256 * 1024 * 1024),
    RECTO_RENDERS_AT_ONCE: z.coerce.number().int().min(1).default(8),
    RECTO_RENDERS_PER_NETWORK: z.coerce.number().int().min(1).optional(),
    RECTO_TRUST_PROXY: z
      .string()
      .transform((text, context) => {
        const proxies = readTrustedProxies(text)
        if (proxies === null) context.addIssue(trustedProxiesError)
        return proxies ?? z.NEVER
      })
      .default(false),
    RECTO_LOCAL_HOSTS: flag.optional(),
    RECTO_HSTS_SECONDS: z.coerce.number().int().min(0).max(63_072_000).default(0),
    RECTO_SHUTDOWN_SECONDS: z.coerce.number().int().min(0).max(600).default(10),
    RECTO_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
    RECTO_MAX_XML_BYTES: bytes.default(64 * 1024 * 1024),
    RECTO_MAX_FILE_BYTES: bytes.default(2 * 1024 * 1024 * 1024),
    RECTO_CLAMAV_URL: z
      .url({ protocol: /^tcp$/, error: 'must be an address such as tcp://127.0.0.1:3310' })
      .transform(text => new URL(text))
      .optional(),
    RECTO_CROSSREF_URL: service,
    RECTO_EUROPE_PMC_URL: service,
    RECTO_OPENCITATIONS_URL: service,
    RECTO_ALTMETRIC_URL: service,
    RECTO_ZENODO_URL: service,
    RECTO_SERVICES_CONTACT: z.email().optional(),
    RECTO_RECAPTCHA_SECRET: z.string().min(1).optional(),
    RECTO_RECAPTCHA_URL: service.default('https://www.google.com/recaptcha/api/siteverify'),
    RECTO_SMTP_URL: z
      .string()
      .transform((text, context) => {
        const server = readSmtpServer(text)
        // The setting itself is not repeated: it may hold a password.
        if (server === null) context.addIssue('must be an address such as smtp://user:password@mail.example.org:587')
        return server ?? z.NEVER
      })
      .optional(),
    RECTO_MAIL_FROM: z
      .string()
      .refine(text => parseEmailAddress(text) === text, 'must be an e-mail address such as no-reply@example.org')
      .optional(),
    RECTO_ORCID_CLIENT_ID: z.string().min(1).optional(),
    RECTO_ORCID_CLIENT_SECRET: z.string().min(1).optional(),
    RECTO_ORCID_ISSUER: z.string().refine(isIssuer, issuerError).default('https://orcid.org'),
    RECTO_IDENTITY_PROVIDERS: z.string().min(1).optional(),
    RECTO_RESEARCHER_ID_ISSUER: z.string().refine(isIssuer, issuerError).optional(),
    RECTO_RESEARCHER_ID_CLIENT_ID: z.string().min(1).optional(),
    RECTO_RESEARCHER_ID_CLIENT_SECRET: z.string().min(1).optional(),
    RECTO_WORDPRESS: z
      .string()
      .transform((text, context) => {
        const sites = readWordpressSites(text)
        if (sites === null)
          context.addIssue(
            'must be addresses such as wellcome=https://cms.example.org, with blanks between them; one without a key is of RECTO_SITE',
          )
        return sites ?? z.NEVER
      })
      .optional(),
    RECTO_WORDPRESS_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
    RECTO_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  })
  .refine(({ RECTO_SMTP_URL, RECTO_MAIL_FROM }) => RECTO_SMTP_URL === undefined || RECTO_MAIL_FROM !== undefined, {
    path: ['RECTO_MAIL_FROM'],
    error: 'must be set where RECTO_SMTP_URL is: mails come from there',
  })
  .refine(env => (env.RECTO_RENDERS_PER_NETWORK ?? 0) <= env.RECTO_RENDERS_AT_ONCE, {
    path: ['RECTO_RENDERS_PER_NETWORK'],
    error: 'must not be above RECTO_RENDERS_AT_ONCE',
  })
  .refine(env => (env.RECTO_ORCID_CLIENT_ID === undefined) === (env.RECTO_ORCID_CLIENT_SECRET === undefined), {
    path: ['RECTO_ORCID_CLIENT_SECRET'],
    error: 'must be set where RECTO_ORCID_CLIENT_ID is, and only there',
  })
  .refine(
    env =>
      new Set(
        [env.RECTO_RESEARCHER_ID_ISSUER, env.RECTO_RESEARCHER_ID_CLIENT_ID, env.RECTO_RESEARCHER_ID_CLIENT_SECRET].map(
          setting => setting === undefined,
        ),
      ).size === 1,
    {
      path: ['RECTO_RESEARCHER_ID_ISSUER'],
      error: 'must be set together with RECTO_RESEARCHER_ID_CLIENT_ID and RECTO_RESEARCHER_ID_CLIENT_SECRET, or none of them',
    },
  )

export interface Config {
  mode: 'development' | 'production' | 'test'
  /** 0 takes any free port. */
  port: number
  host: string
  /** Null: the embedded database under `dataDirectory`. */
  databaseUrl: string | null
  /** Absolute. Holds the embedded database and all files. */
  dataDirectory: string
  /** The platform that answers where the host name says none. */
  defaultPlatform: string
  /** Absolute path of the file with host names and platform settings, or null. */
  platformsFile: string | null
  /** Load the demo library into an empty installation; null: only where nobody but this machine reaches it. */
  demo: boolean | null
  /** 0 switches the page cache off. */
  pageCacheBytes: number
  /** How many pages are made at once for users who are not signed in. */
  rendersAtOnce: number
  /** So many of these are for requests of one network. */
  rendersPerNetwork: number
  /** Whose X-Forwarded-* headers are believed. */
  trustProxy: TrustedProxies
  /** Believe local names (localhost, KEY.localhost, 127.0.0.1) as Host although hosts are configured. */
  localHosts: boolean
  /** How long browsers ask for this installation by https alone (Strict-Transport-Security); 0: they are not told. */
  hstsSeconds: number
  /** Milliseconds that requests in flight are waited for when the server stops. */
  shutdownTimeout: number
  /** The installation signs with this secret. Null: a secret that is made once and kept in the database. */
  secret: string | null
  limits: { xmlBytes: number; fileBytes: number }
  /** The virus scanner that uploads are shown to (clamd); null: they are not scanned. */
  scanner: { host: string; port: number } | null
  /** Citations, attention and the use of deposits are asked for at these URLs; null: not at all. */
  figureServices: Record<FigureServiceName, string | null>
  /** The external open-literature feed is searched here; null: it is not offered. */
  openLiteratureUrl: string | null
  /** An email address that those services are told, or null. */
  servicesContact: string | null
  /** This server sends emails from this address; null: they are kept in the outbox. */
  mail: { server: SmtpServer; from: string } | null
  /** This verifies answers to reCAPTCHA; null: forms have the installation's own captcha alone. */
  recaptcha: { secret: string; url: string } | null
  /** Sign-in with ORCID: where it is asked, and what it knows this installation by; null: it is not offered. */
  orcid: { issuer: string; clientId: string; clientSecret: string } | null
  /** The service that says people's ResearcherIDs, and what it knows this installation by; null: none can be linked. */
  researcherId: { issuer: string; clientId: string; clientSecret: string } | null
  /** Absolute path of the file with the institutions that people sign in through, or null. */
  identityProvidersFile: string | null
  /** The WordPress that a platform's pages, posts and menus come from, by platform; and what it signs its word of a change with, or null. */
  wordpress: { sites: ReadonlyMap<string, string>; secret: string | null }
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** @param variables usually process.env; empty values count as not set. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new OperatorError(`These settings are wrong:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDirectory: resolve(env.RECTO_DATA),
    defaultPlatform: env.RECTO_SITE,
    platformsFile: env.RECTO_PLATFORMS === undefined ? null : resolve(env.RECTO_PLATFORMS),
    demo: env.RECTO_DEMO ?? null,
    pageCacheBytes: env.RECTO_PAGE_CACHE_BYTES,
    rendersAtOnce: env.RECTO_RENDERS_AT_ONCE,
    rendersPerNetwork: env.RECTO_RENDERS_PER_NETWORK ?? Math.ceil(env.RECTO_RENDERS_AT_ONCE / 2),
    trustProxy: env.RECTO_TRUST_PROXY,
    localHosts: env.RECTO_LOCAL_HOSTS ?? env.NODE_ENV === 'development',
    hstsSeconds: env.RECTO_HSTS_SECONDS,
    shutdownTimeout: env.RECTO_SHUTDOWN_SECONDS * 1000,
    secret: env.RECTO_SECRET ?? null,
    limits: { xmlBytes: env.RECTO_MAX_XML_BYTES, fileBytes: env.RECTO_MAX_FILE_BYTES },
    scanner:
      env.RECTO_CLAMAV_URL === undefined ? null : { host: env.RECTO_CLAMAV_URL.hostname, port: Number(env.RECTO_CLAMAV_URL.port || 3310) },
    figureServices: {
      crossref: env.RECTO_CROSSREF_URL ?? null,
      'europe-pmc': env.RECTO_EUROPE_PMC_URL ?? null,
      opencitations: env.RECTO_OPENCITATIONS_URL ?? null,
      altmetric: env.RECTO_ALTMETRIC_URL ?? null,
      zenodo: env.RECTO_ZENODO_URL ?? null,
    },
    // One service counts citations and is the feed.
    openLiteratureUrl: env.RECTO_EUROPE_PMC_URL?.replace(/\/+$/, '') ?? null,
    servicesContact: env.RECTO_SERVICES_CONTACT ?? null,
    mail:
      env.RECTO_SMTP_URL === undefined || env.RECTO_MAIL_FROM === undefined
        ? null
        : { server: env.RECTO_SMTP_URL, from: env.RECTO_MAIL_FROM },
    recaptcha: env.RECTO_RECAPTCHA_SECRET === undefined ? null : { secret: env.RECTO_RECAPTCHA_SECRET, url: env.RECTO_RECAPTCHA_URL },
    orcid:
      env.RECTO_ORCID_CLIENT_ID === undefined || env.RECTO_ORCID_CLIENT_SECRET === undefined
        ? null
        : { issuer: env.RECTO_ORCID_ISSUER, clientId: env.RECTO_ORCID_CLIENT_ID, clientSecret: env.RECTO_ORCID_CLIENT_SECRET },
    researcherId:
      env.RECTO_RESEARCHER_ID_ISSUER === undefined ||
      env.RECTO_RESEARCHER_ID_CLIENT_ID === undefined ||
      env.RECTO_RESEARCHER_ID_CLIENT_SECRET === undefined
        ? null
        : {
            issuer: env.RECTO_RESEARCHER_ID_ISSUER,
            clientId: env.RECTO_RESEARCHER_ID_CLIENT_ID,
            clientSecret: env.RECTO_RESEARCHER_ID_CLIENT_SECRET,
          },
    identityProvidersFile: env.RECTO_IDENTITY_PROVIDERS === undefined ? null : resolve(env.RECTO_IDENTITY_PROVIDERS),
    wordpress: {
      sites: new Map(env.RECTO_WORDPRESS?.map(({ platform, home }) => [platform ?? env.RECTO_SITE, home])),
      secret: env.RECTO_WORDPRESS_SECRET ?? null,
    },
    logLevel: env.RECTO_LOG,
  }
}
