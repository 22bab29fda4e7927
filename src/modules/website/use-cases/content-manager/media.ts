/** What editors do with the images of a platform: the port between the media library's screens and calls on one side, database and files on the other. */
import type { Media } from '../../data/site-content.ts'
import type { MediaAsked } from '../../data/site-media.ts'
import type { MediaUse } from '../../domain/media/media-use.ts'
import type { GivenFile } from './prepare-image.ts'
import type { NewImage, StoredImage } from './store-image.ts'

export interface MediaPage {
  media: Media[]
  total: number
  /** 1 where there is nothing. */
  lastPage: number
}

export interface MediaManager {
  /** Newest first. @param search words that stand in name or alternative text; all images where it is empty */
  list(platform: string, asked: MediaAsked): Promise<MediaPage>
  /** Null where the platform has none of this id. */
  find(platform: string, id: number): Promise<{ media: Media; uses: MediaUse[] } | null>
  add(platform: string, picture: NewImage): Promise<StoredImage>
  /** Null where the platform has none of this id. */
  replace(platform: string, id: number, file: GivenFile): Promise<StoredImage | null>
  /** @returns false where the platform has none of this id */
  describe(platform: string, id: number, alt: string): Promise<boolean>
  /** An image that is used stays where it is. */
  remove(platform: string, id: number): Promise<'removed' | 'used' | 'missing'>
}
