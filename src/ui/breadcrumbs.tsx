import styles from './breadcrumbs.module.css'
import { PlainLink } from './link.tsx'

export interface Crumb {
  label: string
  /** The last crumb, which is the page itself, needs none. */
  href?: string
}

/** The path to the page. Hidden on medium and smaller screens (specification, reading.md section 2.3). */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ href, label: name }, index) => (
          <li key={href ?? name}>
            {index === crumbs.length - 1 || href === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{name}</span>
            ) : (
              <PlainLink href={href}>{name}</PlainLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
