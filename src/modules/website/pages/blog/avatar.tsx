import { initialsOf } from '../../../../core/text/initials.ts'
import { LibraryImage } from '../../../sites/components/library-image.tsx'
import type { BlogAuthor } from '../../domain/blog/blog.ts'
import styles from './blog.module.css'

/** 50 px in a list, 80 px on the author's own page (specification, accounts.md section 2 “Blog”). Initials replace a missing image. */
export function Avatar({ author: { name, avatar }, size }: { author: Pick<BlogAuthor, 'name' | 'avatar'>; size: 50 | 80 }) {
  return avatar === null ? (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  ) : (
    <LibraryImage className={styles.avatar} data-size={size} picture={avatar} alt="" square={size} />
  )
}
