import { messageKeys } from '../../../../core/text/message-keys.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { providerPath, signInPath } from '../../../sites/pages/sign-in-path.ts'
import { useText } from '../../../sites/text/text.tsx'

const problemKeys = messageKeys('way', ['denied', 'expired', 'wrong', 'unreachable', 'taken', 'other-linked', 'too-many'])
export type ProviderSignInProblem = keyof typeof problemKeys

interface ProviderSignInFailedProps {
  provider: { key: string; name: string }
  problem: ProviderSignInProblem
  /** The page that the user was going to. */
  returnTo: string
  /** The time to wait in minutes, for `too-many`. */
  minutes?: number
}

/** Says why the sign-in at a provider failed, and what the user can do about it. */
export function ProviderSignInFailed({ provider, problem, returnTo, minutes = 1 }: ProviderSignInFailedProps) {
  const { t } = useText()
  return (
    <NoticePage
      title={t('way-stopped-title', { provider: provider.name })}
      actions={
        <>
          {/* The provider is another site, so that the link loads a document. */}
          <ButtonLink to={providerPath(provider.key, returnTo)} reloads rel="nofollow">
            {t('way-again')}
          </ButtonLink>
          <TextLink href={signInPath(returnTo)}>{t('sign-in')}</TextLink>
        </>
      }
    >
      <p>{t(problemKeys[problem], { provider: provider.name, count: minutes })}</p>
    </NoticePage>
  )
}
