/** The frame of the gallery's pages: title and menus, then what the page shows. For developers, so that its text is English. */
import { Link } from 'react-router'
import styles from './gallery-frame.module.css'
import { PageHead } from './page-head.tsx'

interface GalleryLink {
  /** A path of the site, a URL of another brand's host, or the fragment of a section. */
  to: string
  label: string
  lang?: string
  isCurrent?: boolean
}

interface GalleryFrameProps {
  title: string
  lead?: React.ReactNode
  menus: readonly { label: string; links: readonly GalleryLink[] }[]
  children: React.ReactNode
}

export const GalleryFrame = ({ title, lead, menus, children }: GalleryFrameProps) => (
  <main id="content" className={styles.page} lang="en">
    <PageHead title={title} hidden />
    <header className={styles.head}>
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {menus.map(({ label, links }) => (
        <nav key={label} aria-label={label}>
          <ul className={styles.list}>
            {links.map(link => (
              <li key={link.to}>
                <MenuLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </header>
    {children}
  </main>
)

function MenuLink({ to, label, lang, isCurrent = false }: GalleryLink) {
  const attributes = { lang, 'aria-current': isCurrent ? ('page' as const) : undefined, children: label }
  return to.startsWith('/') ? <Link to={to} {...attributes} /> : <a href={to} {...attributes} />
}

/** The menu of brands. @param current the key of the one that is shown */
export const brandMenu = (brands: readonly { key: string; url: string }[], current: string) => ({
  label: 'Brands',
  links: brands.map(({ key, url }) => ({ to: url, label: key, isCurrent: key === current })),
})
