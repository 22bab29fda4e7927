import { Link } from 'react-router'
import { useText } from '../../sites/text/text.tsx'
import type { GatewayLink } from '../pages/gateway-links.ts'
import styles from './gateways-of-item.module.css'

/** Shows the gateways and collections that a publication belongs to; renders nothing where there are none. */
export function GatewaysOfItem({ gateways }: { gateways: readonly GatewayLink[] }) {
  const { t } = useText()
  if (gateways.length === 0) return null
  return (
    <section aria-labelledby="gateways-of-item">
      <h2 id="gateways-of-item">{t('gateways-of-item')}</h2>
      <ul className={styles.list}>
        {gateways.map(({ id, name, href }) => (
          <li key={id}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
