import { type ClientActionFunctionArgs, Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { PasswordField, TextField } from '../../../../ui/text-field.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { registerPath } from '../../../sites/pages/sign-in-path.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { OtherSignInMethods } from '../../components/sign-in-methods/other-sign-in-methods.tsx'
import { announceSignIn, type SignInMessages } from '../sign-in-notice.ts'
import type { action, loader, SignInAnswer } from './load.ts'
import styles from './page.module.css'
import './messages.ts'
import '../../../sites/text/form-messages.ts'

/** The sign-in notices in the page's language, kept for the next page, whose messages do not include them. */
let messages: SignInMessages | null = null

/** The response is a redirect. Whether the browser stored the session's cookie is known once the next page has asked who is signed in. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (answer) {
    if (answer instanceof Response && messages !== null) announceSignIn(messages)
    throw answer
  }
}

/** Username, password and remember-me (specification, accounts.md section 2 “Sign-in screens”). */
export const LoginPage = withMessages(['forms', 'session'], function Login() {
  const { returnTo, providers, passkeys, signedInAs, pendingAct } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  const { t } = useText()
  const title = t('sign-in')
  const pending = useNavigation().formAction?.endsWith('/login') ?? false
  messages = { success: t('sign-in-success'), noCookie: t('sign-in-no-cookie') }
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      {pendingAct !== null && (
        <p className={styles.pending} dir="auto">
          {t(pendingAct.what === 'track' ? 'sign-in-to-track' : 'sign-in-to-comment', { title: pendingAct.title })}
        </p>
      )}
      <p className={styles.lead}>{t('sign-in-lead')}</p>
      {signedInAs !== null && (
        <Alert type="INFO" typeLabel={t('alert-info')}>
          {t('sign-in-already', { name: signedInAs })} <Link to={href('/my/user-details')}>{t('sign-in-to-details')}</Link>
        </Alert>
      )}
      {failed && <Problem key={JSON.stringify(failed)} answer={failed.answer} />}
      <Form
        method="post"
        className={styles.form}
        aria-busy={pending || undefined}
        // If either is empty, nothing is sent, and no message shown (section 5).
        onSubmit={event => {
          const entries = new FormData(event.currentTarget)
          const isWhole = ['username', 'password'].every(name => String(entries.get(name) ?? '').trim() !== '')
          if (!isWhole || pending) event.preventDefault()
        }}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextField
          name="username"
          type="email"
          label={t('sign-in-username')}
          autoComplete="username webauthn"
          defaultValue={failed?.username ?? ''}
        />
        <PasswordField
          name="password"
          label={t('sign-in-password')}
          autoComplete="current-password"
          messages={{ show: t('show-password'), hide: t('hide-password') }}
        />
        <Checkbox name="remember-me" label={t('sign-in-remember')} value="true" />
        <div className={styles.actions}>
          <Button type="submit" pending={pending}>
            {title}
          </Button>
          <Link to={href('/password/forgotten')}>{t('sign-in-forgotten')}</Link>
        </div>
      </Form>
      <OtherSignInMethods providers={providers} passkeys={passkeys} returnTo={returnTo} />
      <p className={styles.new}>
        {t('sign-in-new')} <Link to={registerPath(returnTo)}>{t('sign-in-register')}</Link>
      </p>
    </main>
  )
})

function Problem({ answer }: { answer: SignInAnswer }) {
  const { t } = useText()
  if (answer.kind === 'incomplete') return null
  return (
    <Alert type="ERROR" typeLabel={t('alert-error')}>
      {answer.kind === 'too-many'
        ? t('sign-in-too-many', { count: answer.minutes })
        : t(answer.kind === 'wrong' ? 'sign-in-failed' : 'sign-in-no-cookie')}
    </Alert>
  )
}
