import styles from './avatar.module.css'

export interface AvatarImage {
  url: string
  width: number | null
  height: number | null
}

/** The image of a person in a list, beside the name; initials where there is none. */
export const Avatar = ({ initials, image }: { initials: string; image: AvatarImage | null }) => (
  <span className={styles.avatar} aria-hidden="true">
    {image === null ? (
      initials
    ) : (
      <img src={image.url} width={image.width ?? undefined} height={image.height ?? undefined} alt="" loading="lazy" />
    )}
  </span>
)
