import by from '@tabler/icons/outline/creative-commons-by.svg?raw'
import zero from '@tabler/icons/outline/creative-commons-zero.svg?raw'
import open from '@tabler/icons/outline/lock-open.svg?raw'
import { Icon } from '../../../ui/icon.tsx'
import { PlainLink } from '../../../ui/link.tsx'
import { useText } from '../../sites/text/text.tsx'
import styles from './open-access.module.css'

const licences = [
  { name: 'CC BY', icon: by, key: 'footer-licence-by', href: 'https://creativecommons.org/licenses/by/4.0/' },
  { name: 'CC0', icon: zero, key: 'footer-licence-zero', href: 'https://creativecommons.org/publicdomain/zero/1.0/' },
] as const

/** States that the content is open access, and names its two main licences. */
export function OpenAccess() {
  const { t } = useText()
  return (
    <section aria-labelledby="footer-open-access" className={styles.openAccess}>
      <h2 id="footer-open-access">
        <Icon svg={open} size={22} /> {t('footer-open-access')}
      </h2>
      <p>{t('footer-open-access-text')}</p>
      <ul>
        {licences.map(({ name, icon, key, href }) => (
          <li key={name}>
            <PlainLink href={href}>
              <Icon svg={icon} size={28} />
              <span>
                <strong>{name}</strong> <span>{t(key)}</span>
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
