/** Uploads for the media library. What an image must be besides its type is found when it is decoded. */
import type { UploadPurpose } from '../../../uploads/domain/upload-purpose.ts'
import { imageLimits, isImageType } from './image-file.ts'

export const mediaPurposeKey = 'media-image'

export const mediaPurpose: UploadPurpose = {
  action: 'edit site content',
  maxBytes: imageLimits.bytes,
  typeProblem: ({ head, mimeType }) => {
    if (isDrawing(head)) return 'drawing'
    return isImageType(mimeType) ? null : 'wrong-type'
  },
}

/** SVG has no signature, because it is text. */
const isDrawing = (head: Uint8Array): boolean => /^[^\0]*<(?:\w+:)?svg[\s>]/i.test(new TextDecoder().decode(head.subarray(0, 4096)))
