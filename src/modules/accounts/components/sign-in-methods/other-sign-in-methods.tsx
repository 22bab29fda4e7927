import buildingBank from '@tabler/icons/outline/building-bank.svg?raw'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { providerPath } from '../../../sites/pages/sign-in-path.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import styles from './other-sign-in-methods.module.css'
import { knowsPasskeys } from './passkey-calls.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import './messages.ts'

interface OtherSignInMethodsProps {
  providers: readonly { key: string; kind: 'orcid' | 'institution'; name: string }[]
  /** The page to go on to. */
  returnTo: string
  /** Whether passkeys are offered; browsers that do not support them hide them. */
  passkeys: boolean
  /** There is no password form above. */
  isOnlyMethod?: boolean
}

/** ORCID and institutions, beneath the password form. They are links, because a form may not lead to another site. */
export const OtherSignInMethods = withMessages<OtherSignInMethodsProps>(
  ['ways-in'],
  function OtherSignInMethods({ providers, returnTo, passkeys: offersPasskeys, isOnlyMethod = false }) {
    const { t } = useText()
    const passkeys = useHydrated() && knowsPasskeys() && offersPasskeys
    const pathOf = (key: string) => providerPath(key, returnTo)
    const orcid = providers.filter(({ kind }) => kind === 'orcid')
    const institutions = providers.filter(({ kind }) => kind === 'institution')
    const few = institutions.length === 1 ? institutions : []
    if (!passkeys && providers.length === 0) return null
    return (
      <div className={styles.methods}>
        {!isOnlyMethod && <p className={styles.or}>{t('ways-in-or')}</p>}
        {passkeys && <PasskeySignIn returnTo={returnTo} />}
        {[...orcid, ...few].map(({ key, kind, name }) => (
          <ButtonLink
            key={key}
            to={pathOf(key)}
            variant="secondary"
            icon={kind === 'orcid' ? orcidSign : buildingBank}
            reloads
            rel="nofollow"
          >
            {t('ways-in-with', { provider: name })}
          </ButtonLink>
        ))}
        {institutions.length > 1 && (
          <details className={styles.institutions}>
            <summary>{t('ways-in-institution')}</summary>
            <ul>
              {institutions.map(({ key, name }) => (
                <li key={key}>
                  <ButtonLink to={pathOf(key)} variant="quiet" icon={buildingBank} reloads rel="nofollow">
                    {name}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    )
  },
)

/** ORCID's icon, as its guidelines require: in its green, and always next to the name. */
const orcidSign =
  '<svg viewBox="0 0 24 24" width="24" height="24"><circle cx="12" cy="12" r="11" fill="#A6CE39" stroke="none"/><g fill="#fff" stroke="none"><circle cx="7.7" cy="6.6" r="1"/><path d="M7 8.7h1.5v8.3H7zM10.4 8.7h3.9c3.1 0 4.5 2.2 4.5 4.2 0 2.2-1.7 4.1-4.5 4.1h-3.9zm1.5 1.4v5.6h2.2c2.3 0 3.1-1.5 3.1-2.8 0-1.6-1-2.8-3.1-2.8z"/></g></svg>'
