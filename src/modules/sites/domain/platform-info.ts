/**
 * The settings of a site (specification, accounts.md section 3 “Platform info”): a schema with defaults for everything but the name. A
 * brand
 * sets its own values, and an installation may override any of them (RECTO_PLATFORMS).
 */

import { z } from 'zod'
import { isTimeZone } from '../../../core/dates/wall-clock.ts'
import { withoutBannedCharacters } from '../../../core/forms/rules.ts'
import { href } from '../../../core/http/href.ts'
import { idSchema } from '../../../core/ids/id-schema.ts'
import type { PageId } from '../../../core/ids/shared-ids.ts'
import { OperatorError } from '../../../core/operator-error.ts'
import { languages } from '../../../core/text/languages.ts'
import { contentTypes } from '../../../document/metadata/content-type.ts'
import { defaultPassRule } from '../../../document/peer-review/pass-rule.ts'
import { reservedSegments } from './reserved-segments.ts'
import { reviewProcesses } from './review-setting.ts'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
const path = z.string().regex(/^\/(?!\/)/, 'must be a path that begins with one /')
/** A path of one segment that no other page of the site uses. */
const blogPath = path
  .regex(/^\/[a-z0-9-]+$/, 'must be a path of one segment such as /stories')
  .refine(given => given === href('/blog') || !reservedSegments.has(given.slice(1)), 'must not be an address of the site’s own')
const switchedOff = z.strictObject({ enabled: z.boolean().default(false) }).prefault({})
const switchedOn = z.strictObject({ enabled: z.boolean().default(true) }).prefault({})
const label = z
  .string()
  .min(1)
  .refine(text => withoutBannedCharacters(text) === null, 'must not have any of < > { } [ ] \\ and no characters that cannot be seen')
const onlyNew = z.array(z.enum(contentTypes)).default([...contentTypes])

const features = z.strictObject({
  browse: switchedOn,
  gateways: switchedOff,
  blog: z
    .strictObject({
      enabled: z.boolean().default(false),
      /** A path of this site or, for a legacy blog, a URL on another host. */
      url: z.union([blogPath, httpUrl]).default(href('/blog')),
      translationKey: z.string().default('menu-blog'),
      legacy: z.boolean().default(false),
    })
    .prefault({}),
  news: switchedOff,
  toast: switchedOn,
  researcherId: switchedOff,
  selectSubjectOnSubmission: switchedOn,
  submissionOnly: switchedOff,
  chooseSubjectAreaOnBrowse: switchedOn,
  browseCustomLinks: z
    .strictObject({
      enabled: z.boolean().default(false),
      /** `icon`: a name of the browse page's icon set (modules/discovery/pages/browse/link-icons.ts); an unknown one shows an arrow. */
      links: z.array(z.strictObject({ label, icon: z.string().min(1), link: path })).default([]),
    })
    .prefault({}),
  specialCollections: z
    .strictObject({
      enabled: z.boolean().default(false),
      path: path.default('/special-collections'),
      titleKey: z.string().default('menu-special-collections'),
    })
    .prefault({}),
  demographics: switchedOff,
  prescreening: switchedOff,
  /** A publication that nobody has reviewed is a preprint: it awaits no review until its authors request one. */
  preprintServer: switchedOff,
  /** A platform that is one gateway and nothing else: its pages sit at /{gatewayType}/{gatewayUrl}. */
  gatewayOnly: z.strictObject({ enabled: z.boolean().default(false), url: path.nullable().default(null) }).prefault({}),
  /** The steps of open publishing beside the articles of the built-in front page. */
  publishingSteps: switchedOn,
  aimsAndScopeLink: switchedOff,
  /** The button of the cookie policy that asks for consent again; never on a development proxy (RECTO_PLATFORMS). */
  manageConsent: switchedOn,
  /** The external feed on the browse page (reading.md section 2.2), if the installation configures its URL. */
  europePmc: switchedOff,
  socialShare: switchedOn,
  commentsService: switchedOff,
  socialTimeline: switchedOff,
  helloBar: switchedOff,
})

const reviewers = z.int().min(0).max(20).default(0)
const peerReview = z.strictObject({
  /**
   * `open`: everything that can be reviewed is reviewed in the open. `stated-by-source`: only what the source says of a review is shown.
   */
  process: z.enum(reviewProcesses).default('open'),
  /** Sections of an article's page. Without either of them it shows nothing of its peer review. */
  showReports: z.boolean().default(true),
  showReferees: z.boolean().default(true),
  /** A version has passed peer review once one of these combinations is reached; with an empty list, never. */
  passRule: z
    .strictObject({
      anyOf: z
        .array(
          z
            .strictObject({ approved: reviewers, approvedWithReservations: reviewers })
            .refine(needed => needed.approved + needed.approvedWithReservations > 0, 'must ask for one reviewer at least'),
        )
        .default([...defaultPassRule.anyOf]),
    })
    .prefault({}),
})

const comments = z.strictObject({
  enabled: z.boolean().default(true),
  /** Also allows comments on posts of blog and news. */
  onPosts: z.boolean().default(true),
  /** The comments that an editor reads before publication: those that look like advertising or a flood, or all. */
  moderation: z.enum(['suspicious', 'all']).default('suspicious'),
  /** Each comment gets a DOI that begins with it, such as 10.5555/recto; none where it is null. */
  doiPrefix: z
    .string()
    .regex(/^10\.\d{4,9}\/[\w.-]+$/, 'must be the beginning of a DOI such as 10.5555/recto')
    .nullable()
    .default(null),
})

export const platformInfoSchema = z.strictObject({
  displayName: z.string().trim().min(1, 'must not be empty').max(60, 'must not be longer than 60 characters'),
  /** The name is for narrow screens and titles; null: the display name. */
  displayNameShort: z.string().trim().min(1).max(24, 'must not be longer than 24 characters').nullable().default(null),
  issn: z
    .string()
    .regex(/^\d{4}-\d{3}[\dX]$/, 'must be an ISSN such as 1234-5679')
    .nullable()
    .default(null),
  startYear: z.int().min(1900).max(2999).default(2026),
  copyrightOwner: z.string().trim().min(1).nullable().default(null),
  contentTypes: onlyNew,
  submittableContentTypes: onlyNew,
  /** Null, or an address at an example domain, means that the site has none. */
  editorialEmail: z.email().nullable().default(null),
  infoEmail: z.email().nullable().default(null),
  /** Lines of text, for the contact page. */
  postalAddress: z.string().trim().min(1).max(500, 'must not be longer than 500 characters').nullable().default(null),
  ontologyId: z.int().positive().nullable().default(null),
  ontologyDetails: z
    .strictObject({
      allowedTopLevelOntologyIds: z.array(z.int()).default([]),
      maxSubjectDepth: z.int().min(1).max(10).default(3),
      allowedSecondLevelOntologyIds: z.array(z.int()).default([]),
    })
    .prefault({}),
  reCaptchaPublicKey: z.string().min(1).nullable().default(null),
  features: features.prefault({}),
  peerReview: peerReview.prefault({}),
  comments: comments.prefault({}),
  readOnly: z.boolean().default(false),
  marketing: z
    .strictObject({
      // Each becomes part of a URL, and of the Content-Security-Policy.
      twitterName: z
        .string()
        .regex(/^\w{1,15}$/, 'must be a name without an @')
        .nullable()
        .default(null),
      disqusId: z
        .string()
        .regex(/^[a-z0-9-]+$/, 'must be the short name of a site at Disqus')
        .nullable()
        .default(null),
      addThisId: z.string().min(1).nullable().default(null),
      helloBarId: z
        .string()
        .regex(/^[\w-]+$/, 'must be the key of a site at Hello Bar')
        .nullable()
        .default(null),
    })
    .prefault({}),
  additionalDetails: z
    .strictObject({
      altmetricUrl: httpUrl.nullable().default(null),
      adminHost: httpUrl.nullable().default(null),
      submission: httpUrl.nullable().default(null),
    })
    .prefault({}),
  /**
   * The origins of API calls that the installation serves from other hosts; `/api/services` reports them. Null: the origin of the request.
   */
  basePaths: z
    .strictObject({
      monolith: httpUrl.nullable().default(null),
      loginProxy: httpUrl.nullable().default(null),
      jsonDataProxy: httpUrl.nullable().default(null),
      formDataProxy: httpUrl.nullable().default(null),
    })
    .prefault({}),
  orcidAccessLevel: z.enum(['authenticate', 'read-limited', 'activities-update']).default('authenticate'),
  transcend: z.strictObject({ id: z.string().nullable().default(null), env: z.string().nullable().default(null) }).prefault({}),
  staticSettings: z
    .strictObject({
      submitPageId: idSchema<PageId>().nullable().default(null),
      submitPageUseReaderUi: z.boolean().default(true),
      submitPageSidebarLeft: z.string().nullable().default(null),
      submitPageSidebarRight: z.string().nullable().default(null),
    })
    .prefault({}),
  /** The languages of the interface; the first one is the default, whose URLs have no prefix. */
  languages: z
    .array(z.enum(languages))
    .min(1, 'must name at least one language')
    .refine(named => new Set(named).size === named.length, 'must name each language once')
    .default([...languages]),
  /** The time zone of the site's staff, by which pages show times, and in which they enter them. */
  timeZone: z.string().refine(isTimeZone, 'must be a name of the time zone database such as Europe/Berlin').default('UTC'),
  /** Days that are none of work beside weekends: deadlines in working days pass over them. */
  holidays: z.array(z.iso.date('must be a day such as 2026-12-25')).default([]),
})

export type PlatformInfo = z.output<typeof platformInfoSchema>
/** Everything but the name is optional. */
export type PlatformSettings = z.input<typeof platformInfoSchema>

/** @param where names the source in the error message. @throws OperatorError with a line for each invalid value */
export function readPlatformInfo(settings: unknown, where: string): PlatformInfo {
  const parsed = platformInfoSchema.safeParse(settings)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(issue => `  ${issue.path.join('.') || 'the whole'}: ${issue.message}`)
  throw new OperatorError(`The platform info of ${where} is wrong:\n${problems.join('\n')}`)
}

type Tree = { readonly [key: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Overrides the earlier layer with the later one, name by name; a list is replaced as a whole. */
export function layerSettings(under: unknown, over: unknown): unknown {
  if (!isTree(under) || !isTree(over)) return over
  const names = new Set([...Object.keys(under), ...Object.keys(over)])
  return Object.fromEntries([...names].map(name => [name, name in over ? layerSettings(under[name], over[name]) : under[name]]))
}
