import { initialsOf } from '../../../domain/text/initials.ts'
import styles from './board/page.module.css'

export interface PortraitPicture {
  url: string
  width: number | null
  height: number | null
}

/** A picture of somebody in a list of the content manager; initials where there is none. */
export const Portrait = ({ name, picture }: { name: string; picture: PortraitPicture | null }) => (
  <span className={styles.portrait} aria-hidden="true">
    {picture === null ? (
      initialsOf(name)
    ) : (
      <img src={picture.url} width={picture.width ?? undefined} height={picture.height ?? undefined} alt="" loading="lazy" />
    )}
  </span>
)
