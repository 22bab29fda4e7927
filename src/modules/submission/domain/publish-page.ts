/**
 * The page “Publish your research” (specification, reading.md sections 2.4, 5 and 6): what it offers, and where its buttons lead. Paths
 * have no language prefix.
 */

import type { ContentType } from '../../../document/metadata/content-type.ts'
import { chosenSubjects, type SubjectTree } from '../../publications/domain/content/subject-tree.ts'
import { publishPage } from '../../sites/domain/submit-destination.ts'
import { contentTypeOfWord, draftHref, inAuthorArea, newVersionHref, noChoice, startOfAny, startOfType } from './submission-redirect.ts'
import { everythingAllowed, type NotAllowed, submittableTypes } from './submittable-types.ts'

export interface PublishPlatform {
  contentTypes: readonly ContentType[]
  submittableContentTypes: readonly ContentType[]
  readOnly: boolean
  features: { selectSubjectOnSubmission: { enabled: boolean } }
  additionalDetails: { submission: string | null }
  staticSettings: { submitPageUseReaderUi: boolean }
}

/** The gateway, collection or community gateway whose publish page it is. */
export interface PublishGateway {
  name: string
  /** The gateway's slug. */
  url: string
  /** The gateway's path, such as /gateways/soil. */
  path: string
  options: NotAllowed
}

export const publishPath = (gateway: Pick<PublishGateway, 'path'> | null): string => `${gateway?.path ?? ''}${publishPage}`

/**
 * Decides what the generic publish URL shows: the page if the platform's setting says so, otherwise the author area. A read-only platform
 * has neither.
 */
export function genericPublishPage(platform: PublishPlatform): { kind: 'page' } | { kind: 'redirect'; href: string } | { kind: 'missing' } {
  if (platform.staticSettings.submitPageUseReaderUi) return { kind: 'page' }
  if (platform.readOnly) return { kind: 'missing' }
  return { kind: 'redirect', href: inAuthorArea(startOfAny(), platform.additionalDetails.submission) }
}

/** The content type of a new submission, or `ANY`: the author area asks for the type. */
export type Start = ContentType | 'ANY'

/** Values of the query parameter `start`, as the page's buttons send it. */
export const startValues = { any: 'submit' } as const

export interface RequestedPublish {
  /** Slugs or ids of subjects, level by level. */
  subjects: string[]
  start: Start | null
}

const deepest = 10

/** Reads term0, term1, … and start; a level that is left out ends the subjects. */
export function readPublishQuery(query: URLSearchParams): RequestedPublish {
  const subjects: string[] = []
  for (let level = 0; level < deepest; level += 1) {
    const said = query.get(`term${level}`) ?? ''
    if (said === '') break
    subjects.push(said)
  }
  const start = query.get('start')
  return { subjects, start: start === startValues.any ? 'ANY' : start === null ? null : contentTypeOfWord(start) }
}

/** One select of the subject chooser. */
export interface SubjectChoiceLevel {
  /** The chosen subject one level above; null at the top level. */
  within: string | null
  options: { slug: string; name: string }[]
  chosen: string | null
}

export interface PublishOffer {
  /** There is one publish button for each type; empty where nothing can be submitted. `href` starts without a subject. */
  types: { type: ContentType; href: string }[]
  startHref: string
  newVersionHref: string
  draftHref: string
  /** Empty where no subject has to be chosen. */
  subjects: SubjectChoiceLevel[]
  problem: 'please-select-subject' | null
}

export type PublishAnswer = { kind: 'handOff'; href: string } | { kind: 'page'; offer: PublishOffer | null }

interface PublishQuestion {
  platform: PublishPlatform
  gateway: PublishGateway | null
  /** Null where the platform does not require a subject. */
  tree: SubjectTree | null
  requested: RequestedPublish
}

/** Whether a subject has to be chosen before a submission starts. */
export const asksForSubject = ({ readOnly, features }: PublishPlatform): boolean => !readOnly && features.selectSubjectOnSubmission.enabled

/** The offer is null on a read-only platform, and where nothing can be submitted. */
export function answerPublish({ platform, gateway, tree, requested }: PublishQuestion): PublishAnswer {
  const types = platform.readOnly ? [] : submittableTypes(platform, gateway?.options ?? everythingAllowed)
  if (types.length === 0) return { kind: 'page', offer: null }
  const placed = (path: string): string => inAuthorArea(path, platform.additionalDetails.submission)
  const choice = { ...noChoice, channel: gateway?.url ?? null }
  const chosen = tree === null ? [] : chosenSubjects(tree, requested.subjects)
  const subject = chosen.at(-1)
  const subjects = tree === null ? [] : levelsOf(tree, chosen)
  const isMissing = subjects.length > 0 && subject === undefined
  const { start } = requested
  const isTaken = start === 'ANY' || (start !== null && types.includes(start))
  if (isTaken && !isMissing) {
    const whole = { ...choice, ontologyTermId: subject?.id ?? null }
    return { kind: 'handOff', href: placed(start === 'ANY' ? startOfAny(whole) : startOfType(start, whole)) }
  }
  return {
    kind: 'page',
    offer: {
      types: types.map(type => ({ type, href: placed(startOfType(type, choice)) })),
      startHref: placed(startOfAny(choice)),
      newVersionHref: placed(newVersionHref),
      draftHref: placed(draftHref),
      subjects,
      problem: isTaken ? 'please-select-subject' : null,
    },
  }
}

/** The top-level subjects, and the children of each chosen subject. */
function levelsOf(tree: SubjectTree, chosen: ReturnType<typeof chosenSubjects>): SubjectChoiceLevel[] {
  return [null, ...chosen].flatMap((above, level) => {
    const options = tree.childrenOf(above?.id ?? null).map(({ slug, name }) => ({ slug, name }))
    return options.length === 0 ? [] : [{ within: above?.name ?? null, options, chosen: chosen[level]?.slug ?? null }]
  })
}
