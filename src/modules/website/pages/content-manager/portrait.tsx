import { initialsOf } from '../../../../core/text/initials.ts'
import styles from './board/page.module.css'

export interface PortraitImage {
  url: string
  width: number | null
  height: number | null
}

/** The image of a person in a list of the CMS; initials where there is none. */
export const Portrait = ({ name, image }: { name: string; image: PortraitImage | null }) => (
  <span className={styles.portrait} aria-hidden="true">
    {image === null ? (
      initialsOf(name)
    ) : (
      <img src={image.url} width={image.width ?? undefined} height={image.height ?? undefined} alt="" loading="lazy" />
    )}
  </span>
)
