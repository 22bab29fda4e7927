import { useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { providerPath } from '../../../sites/pages/sign-in-path.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { ProviderSignInFailed } from '../../components/sign-in-methods/provider-sign-in-failed.tsx'
import type { loader } from './load.ts'
import '../../components/sign-in-methods/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'

/** Shown only if the redirect is not possible at once. */
export default withMessages(['ways-in'], function ProviderRedirect() {
  const found = useLoaderData<typeof loader>()
  const { t } = useText()
  const provider = found.provider.name
  if (found.kind !== 'ask')
    return (
      <ProviderSignInFailed
        provider={found.provider}
        problem={found.kind}
        returnTo={found.returnTo}
        {...('minutes' in found && { minutes: found.minutes })}
      />
    )
  return (
    <NoticePage
      title={t('way-ask-title', { provider })}
      actions={
        <>
          <ButtonLink to={providerPath(found.provider.key, found.returnTo)} reloads rel="nofollow">
            {t('way-go-on', { provider })}
          </ButtonLink>
          <TextLink href={href('/login')}>{t('sign-in')}</TextLink>
        </>
      }
    >
      <p>{t('way-ask-text')}</p>
    </NoticePage>
  )
})
