/** The choice that an author-area URL carries; a site without an author area only shows it to the reader (reading.md section 2.4). */

import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { SubjectTree } from '../../publications/domain/content/subject-tree.ts'
import { genericPublishPage, type PublishGateway, type PublishPlatform, publishPath } from './publish-page.ts'
import { contentTypeOfWord, type SubmissionsTask } from './submission-redirect.ts'
import { submittableTypes } from './submittable-types.ts'

export type Wish =
  /** `isTaken`: the platform accepts the type, and so does the gateway where there is one. */
  | { kind: 'type'; type: ContentType; isTaken: boolean }
  | { kind: 'unknownType'; said: string }
  | { kind: 'any' }
  | { kind: SubmissionsTask }

/** A known subject or gateway by its name, an unknown one as the URL has it. */
export type Named = { kind: 'known'; name: string } | { kind: 'unknown'; said: string }

export interface SubmissionChoice {
  wish: Wish
  subject: Named | null
  gateway: Named | null
  isReadOnly: boolean
  /** The publish page with the choice in its query; null where there is none. */
  backPath: string | null
}

export type RequestedWish = { kind: 'type'; word: string } | { kind: 'any' } | { kind: SubmissionsTask }

interface SubmissionRedirectQuestion {
  platform: PublishPlatform
  wish: RequestedWish
  query: URLSearchParams
  tree: SubjectTree
  /** The gateway that `channel` names; null where the platform has no such gateway. */
  gateway: PublishGateway | null
}

export function submissionChoice({ platform, wish, query, tree, gateway }: SubmissionRedirectQuestion): SubmissionChoice {
  const termId = query.get('ontologyTermId') ?? ''
  const channel = query.get('channel') ?? ''
  const subject = /^\d{1,10}$/.test(termId) ? tree.withId(Number(termId)) : undefined
  const place = gateway ?? (genericPublishPage(platform).kind === 'page' ? 'generic' : null)
  const back = place === null ? null : publishPath(place === 'generic' ? null : place)
  return {
    wish: wishOf(wish, platform, gateway),
    subject: named(termId, subject?.name),
    gateway: named(channel, gateway?.name),
    isReadOnly: platform.readOnly,
    backPath: back !== null && subject !== undefined ? `${back}?${new URLSearchParams({ term0: subject.slug })}` : back,
  }
}

function wishOf(wish: RequestedWish, platform: PublishPlatform, gateway: PublishGateway | null): Wish {
  if (wish.kind !== 'type') return wish
  const type = contentTypeOfWord(wish.word)
  if (type === null) return { kind: 'unknownType', said: wish.word }
  return { kind: 'type', type, isTaken: submittableTypes(platform, gateway?.options).includes(type) }
}

function named(said: string, name: string | undefined): Named | null {
  if (said === '') return null
  return name === undefined ? { kind: 'unknown', said } : { kind: 'known', name }
}
