import { Form, useNavigation } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField, TextField } from '../../../../ui/text-field.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { ContentSignInProblem } from '../../pages/content-sign-in.ts'
import styles from './content-sign-in.module.css'

interface ContentSignInProps {
  refused: { problem: ContentSignInProblem; username: string } | undefined
  /** The system that checks the name and the password. */
  at?: 'site' | 'wordpress'
}

/**
 * The sign-in form of content admins, shown in place of a preview. Its page loads the messages `content-manager`, `session` and `forms`.
 */
export function ContentSignIn({ refused, at = 'site' }: ContentSignInProps) {
  const { t } = useText()
  const title = t('content-sign-in')
  const labels = { username: t('content-username'), password: t('content-password') }
  const problem = refused?.problem
  const wrongly = (field: 'username' | 'password') =>
    problem?.key === 'field-required' && problem.fields.includes(field) ? t('field-required', { label: labels[field] }) : undefined
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className={styles.lead}>{t(at === 'site' ? 'content-sign-in-lead' : 'content-sign-in-wordpress')}</p>
      {problem && <Problem key={JSON.stringify(refused)} problem={problem} />}
      <Form method="post" className={styles.form} noValidate>
        <TextField
          name="username"
          // User names of WordPress need not be email addresses.
          type={at === 'site' ? 'email' : 'text'}
          label={labels.username}
          error={wrongly('username')}
          autoComplete="username"
          required
          defaultValue={refused?.username ?? ''}
        />
        <PasswordField
          name="password"
          label={labels.password}
          error={wrongly('password')}
          autoComplete="current-password"
          required
          messages={{ show: t('show-password'), hide: t('hide-password') }}
        />
        <div>
          <Button type="submit" pending={useNavigation().state === 'submitting'}>
            {t('content-sign-in-button')}
          </Button>
        </div>
      </Form>
    </main>
  )
}

function Problem({ problem }: { problem: ContentSignInProblem }) {
  const { t } = useText()
  // The fields say that themselves.
  if (problem.key === 'field-required') return null
  return (
    <Alert type="ERROR" typeLabel={t('alert-error')}>
      {problem.key === 'wordpress-refused'
        ? problem.message
        : problem.key === 'sign-in-too-many'
          ? t(problem.key, { count: problem.count })
          : t(problem.key)}
    </Alert>
  )
}
