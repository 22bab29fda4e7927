/**
 * The types that can be submitted to a platform and to its gateways (specification, reading.md section 2.4; accounts.md section 3 “Platform
 * info”).
 */
import { type ContentType, contentTypes } from '../../../document/metadata/content-type.ts'

/** The types that a gateway rejects although its platform accepts them. */
export interface NotAllowed {
  documentsNotAllowed: boolean
  postersNotAllowed: boolean
  slidesNotAllowed: boolean
}

export const everythingAllowed: NotAllowed = { documentsNotAllowed: false, postersNotAllowed: false, slidesNotAllowed: false }

interface TakingPlatform {
  /** The types that the platform publishes at all. */
  contentTypes: readonly ContentType[]
  submittableContentTypes: readonly ContentType[]
}

/** @returns the types in the order of the publish buttons, whatever the order of the settings */
export function submittableTypes(platform: TakingPlatform, notAllowed: NotAllowed = everythingAllowed): ContentType[] {
  return contentTypes.filter(
    type => platform.contentTypes.includes(type) && platform.submittableContentTypes.includes(type) && !isNotAllowed(type, notAllowed),
  )
}

function isNotAllowed(type: ContentType, { documentsNotAllowed, postersNotAllowed, slidesNotAllowed }: NotAllowed): boolean {
  switch (type) {
    case 'DOCUMENT':
      return documentsNotAllowed
    case 'POSTER':
      return postersNotAllowed
    case 'SLIDE':
      return slidesNotAllowed
    case 'ARTICLE':
    case 'VIDEO':
      return false
  }
}
