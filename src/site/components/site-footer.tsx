import { Link } from 'react-router'
import styles from './site-footer.module.css'

export function SiteFooter({ infoEmail }: { infoEmail: string | null }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>An open-access publishing platform that runs on Recto. Each item shows its own licence.</p>
        <nav aria-label="Footer">
          <ul>
            <li>
              <Link to="/browse">All content</Link>
            </li>
            <li>
              <a href="/api/docs/openapi.json">API</a>
            </li>
            {infoEmail && (
              <li>
                <a href={`mailto:${infoEmail}`}>Contact</a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
