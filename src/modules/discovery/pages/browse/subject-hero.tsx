import { Link } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import type { CrumbName, Trail } from '../../../sites/domain/navigation/breadcrumbs.ts'
import type { SubjectHero as Subject } from '../../domain/search/browse-results.ts'
import styles from './subject-hero.module.css'

/** The only content type of the subject's list. */
export interface OnlyType {
  /** Such as “Articles”. */
  name: string
  /** Such as “Biological sciences: Articles”. */
  title: string
  /** The path of the subject with all types. */
  subjectPath: string
}

/** The current subject with its name, description and image (specification, reading.md section 2.2). */
export function SubjectHero({ subject, kicker, only }: { subject: Subject; kicker: string; only: OnlyType | null }) {
  const { name, description, picture, above } = subject
  return (
    <header className={styles.hero} data-pictured={picture !== null || undefined}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <PageBreadcrumbs {...trailOf(subject, only)} />
          <p className={styles.kicker}>
            {above.length === 0
              ? kicker
              : above.map(({ name: broader, path }) => (
                  <Link key={path} to={path}>
                    {broader}
                  </Link>
                ))}
          </p>
          <h1>{only === null ? name : only.title}</h1>
          {description !== null && <p className={styles.description}>{description}</p>}
        </div>
        {picture !== null && (
          <img src={picture.url} width={picture.width} height={picture.height} alt="" fetchPriority="high" className={styles.image} />
        )}
      </div>
    </header>
  )
}

/** The breadcrumbs are the broader subjects, although the URL has all but the first of them among its parameters. */
function trailOf({ name, above }: Subject, only: OnlyType | null): Trail {
  const names: Record<string, CrumbName> = {}
  let path = href('/browse')
  for (const { name: text, path: broaderPath } of above) {
    path += `/${encodeURIComponent(text)}`
    names[path] = { label: { text }, href: broaderPath }
  }
  path += `/${encodeURIComponent(name)}`
  if (only === null) return { path, title: name, names }
  names[path] = { label: { text: name }, href: only.subjectPath }
  return { path: `${path}/${encodeURIComponent(only.name)}`, title: only.name, names }
}
