/** Editing a platform's images: the port between the media library's pages and API on one side, and database and files on the other. */

import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { Media } from '../../data/site-content.ts'
import type { MediaRequest } from '../../data/site-media.ts'
import type { MediaId } from '../../domain/ids.ts'
import type { MediaProblem } from '../../domain/media/image-file.ts'
import type { MediaUse } from '../../domain/media/media-use.ts'

/** A file that an editor has uploaded (src/modules/uploads). It is forgotten once it is in the library. */
export interface UploadedImage {
  accountId: AccountId
  upload: string
}

export type AddedImage = { kind: 'stored'; media: Media } | { kind: 'refused'; problem: MediaProblem }

export interface MediaPage {
  media: Media[]
  total: number
  /** 1 where the list is empty. */
  lastPage: number
}

export interface MediaManager {
  /** Lists images, newest first. @param requested.search in name or alternative text; empty for all */
  list(platform: string, requested: MediaRequest): Promise<MediaPage>
  /** @returns null where the platform has no such image */
  find(platform: string, id: MediaId): Promise<{ media: Media; uses: MediaUse[] } | null>
  add(platform: string, picture: UploadedImage & { alt: string }): Promise<AddedImage>
  /** @returns null where the platform has no such image */
  replace(platform: string, id: MediaId, file: UploadedImage): Promise<AddedImage | null>
  /** Stores an alternative text, unless it is no longer the one that the form began with (`basedOn`). */
  describe(platform: string, id: MediaId, text: { alt: string; basedOn: string }): Promise<'saved' | 'changed-meanwhile' | 'missing'>
  /** Deletes an image unless it is used. */
  remove(platform: string, id: MediaId): Promise<'removed' | 'used' | 'missing'>
}
