import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { LinkQuestion, LinkScreen } from '../../components/mailed-link/link-screen.tsx'
import type { action, loader } from './load.ts'
import '../my-details/messages.ts'
import '../../components/account-form/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const textKeys = messageKeys('deletion-confirm-text', ['kept', 'withheld'])

export default withMessages(['forms', 'mailed-links', 'registration', 'account'], function ConfirmDeletion() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { t } = useText()
  const toDetails = <ButtonLink to={href('/my/user-details')}>{t('my-details-back')}</ButtonLink>
  return (
    <LinkScreen
      purpose="delete-account"
      state={state}
      open={({ name }) => (
        <LinkQuestion title={t('details-end')} submit={t('details-end-submit')} isDangerous>
          <p>{t(textKeys[name])}</p>
        </LinkQuestion>
      )}
      conflict={{ title: t('details-end'), text: t('last-super-editor'), actions: toDetails }}
      dead={kind =>
        kind === 'used'
          ? { next: t('deletion-used-text'), actions: <ButtonLink to={href('/register')}>{t('register-again')}</ButtonLink> }
          : { actions: toDetails }
      }
    />
  )
})
