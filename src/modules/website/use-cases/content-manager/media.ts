/** Editing a platform's images: the port between the media library's pages and API on one side, and database and files on the other. */
import type { Media } from '../../data/site-content.ts'
import type { MediaRequest } from '../../data/site-media.ts'
import type { MediaUse } from '../../domain/media/media-use.ts'
import type { GivenFile } from './prepare-image.ts'
import type { NewImage, StoredImage } from './store-image.ts'

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
  find(platform: string, id: number): Promise<{ media: Media; uses: MediaUse[] } | null>
  add(platform: string, picture: NewImage): Promise<StoredImage>
  /** @returns null where the platform has no such image */
  replace(platform: string, id: number, file: GivenFile): Promise<StoredImage | null>
  /** @returns false where the platform has no such image */
  describe(platform: string, id: number, alt: string): Promise<boolean>
  /** Deletes an image unless it is used. */
  remove(platform: string, id: number): Promise<'removed' | 'used' | 'missing'>
}
