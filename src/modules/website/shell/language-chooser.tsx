import world from '@tabler/icons/outline/world.svg?raw'
import { useLocation } from 'react-router'
import { type Language, languageNames } from '../../../core/text/languages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PlainLink } from '../../../ui/link.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { cookieLifetime, languageCookie } from '../../sites/domain/consent/account-cookies.ts'
import { useText } from '../../sites/text/text.tsx'
import styles from './language-chooser.module.css'
import { pathOfChoice } from './navigation-rules.ts'

interface LanguageChooserProps {
  /** The languages of the platform. */
  languages: readonly Language[]
  /** `menu` opens from a button, `list` shows all entries. */
  form: 'menu' | 'list'
}

/** Links to the page in each language, which work without JavaScript. The choice and the position on the page are kept. */
export function LanguageChooser({ languages, form }: LanguageChooserProps) {
  const { t, language } = useText()
  const { pathname, search } = useLocation()
  if (languages.length < 2) return null
  const links = languages.map(each => ({
    label: languageNames[each],
    lang: each,
    href: pathOfChoice(pathname + search, each),
    current: each === language,
    // Another language needs another document from the server.
    file: true,
  }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks bubble to it from its links.
    <div className={styles.chooser} onClick={keepChoice}>
      {form === 'menu' ? (
        <Menu
          align="end"
          group="masthead"
          button={
            <>
              <Icon svg={world} />
              <span className={styles.code}>{language}</span>
              <span className="visually-hidden">{t('language-of-page', { name: languageNames[language] })}</span>
            </>
          }
          sections={[{ items: links }]}
        />
      ) : (
        <>
          <p className={styles.title}>
            <Icon svg={world} size={18} /> {t('language')}
          </p>
          <ul className={styles.list} aria-label={t('language')}>
            {links.map(({ label, lang, href, current }) => (
              <li key={lang}>
                <PlainLink href={href} file lang={lang} hrefLang={lang} aria-current={current ? 'true' : undefined}>
                  {label}
                </PlainLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function keepChoice({ target }: React.MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null) return
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
  document.cookie = `${languageCookie}=${link.hreflang}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax`
  link.hash = window.location.hash
}
