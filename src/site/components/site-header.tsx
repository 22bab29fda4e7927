import { Link, NavLink } from 'react-router'
import styles from './site-header.module.css'

const entries = [
  { to: '/browse', label: 'Browse' },
  { to: '/browse/articles', label: 'Articles' },
  { to: '/browse/posters', label: 'Posters' },
  { to: '/browse/slides', label: 'Slides' },
  { to: '/browse/documents', label: 'Documents' },
  { to: '/browse/videos', label: 'Videos' },
]

export function SiteHeader({ siteName }: { siteName: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.logo}>
          <svg viewBox="0 0 28 32" width="28" height="32" aria-hidden="true">
            <path d="M3 2h16l6 6v22H3z" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
            <path d="M19 2v6h6" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
            <path d="M8.5 14h11M8.5 19h11M8.5 24h6" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
          {siteName}
        </Link>
        <nav aria-label="Main">
          <ul className={styles.entries}>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
