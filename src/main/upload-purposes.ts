/** These are the purposes of uploads, by the word that an upload names its purpose with. */
import type { UploadPurposes } from '../modules/uploads/domain/upload-purpose.ts'
import { mediaPurpose, mediaPurposeKey } from '../modules/website/domain/media/media-purpose.ts'

export const uploadPurposes: UploadPurposes = new Map([[mediaPurposeKey, mediaPurpose]])
