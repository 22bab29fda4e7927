/** What editors do with the pictures of a platform: the port between the media library's screens and calls on one side, database and files on the other. */
import type { Media } from '../../data/site-content.ts'
import type { MediaAsked } from '../../data/site-media.ts'
import type { MediaUse } from '../../domain/media/media-use.ts'
import type { GivenFile } from './prepare-picture.ts'
import type { NewPicture, StoredPicture } from './store-picture.ts'

export interface MediaPage {
  media: Media[]
  total: number
  /** 1 where there is nothing. */
  lastPage: number
}

export interface MediaManager {
  /** Newest first. @param search words that stand in name or alternative text; all pictures where it is empty */
  list(platform: string, asked: MediaAsked): Promise<MediaPage>
  /** Null where the platform has none of this id. */
  find(platform: string, id: number): Promise<{ media: Media; uses: MediaUse[] } | null>
  add(platform: string, picture: NewPicture): Promise<StoredPicture>
  /** Null where the platform has none of this id. */
  replace(platform: string, id: number, file: GivenFile): Promise<StoredPicture | null>
  /** @returns false where the platform has none of this id */
  describe(platform: string, id: number, alt: string): Promise<boolean>
  /** A picture that is used stays where it is. */
  remove(platform: string, id: number): Promise<'removed' | 'used' | 'missing'>
}
