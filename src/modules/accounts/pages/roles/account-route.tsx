import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { type Role, roles } from '../../../../core/access/roles.ts'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { membershipRefusals } from '../../domain/membership-outcome.ts'
import { roleRefusals } from '../../domain/role-refusals.ts'
import type { action, loader } from './account-load.ts'
import { FactorSection } from './factor-section.tsx'
import { MembershipSection } from './membership-section.tsx'
import styles from './page.module.css'
import { roleKeys } from './role-keys.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './account-load.ts'

const roleTextKeys = messageKeys('role', roles, 'text')
const changeKeys = messageKeys('roles-log', ['give', 'take'])
const noticeKeys = messageKeys('roles', ['saved', 'unchanged', 'reset'])
const refusalKeys = messageKeys('roles-refused', [...roleRefusals, ...membershipRefusals, 'own'])

type Account = ReturnType<typeof useLoaderData<typeof loader>>

export default withMessages(['roles', 'forms'], function AccountRoles() {
  const account = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t, put } = useText()
  const { name } = account
  const title = t('roles-of', { name })
  const pending = useNavigation().state === 'submitting'
  // Neither can be changed here: every account has ROLE_USER, and nobody can take ROLE_SUPER_EDITOR from themself.
  const isFixed = (role: Role) => role === 'ROLE_USER' || (role === 'ROLE_SUPER_EDITOR' && account.isOwn)
  const ticked = refused?.ticked ?? account.roles
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <p className={styles.back}>
        <Link to={href('/my/dashboard/roles')}>{t('roles-back')}</Link>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>
        {account.email} · {put('roles-since', { date: <Moment time={account.since} /> })}
        {!account.isVerified && <> · {t('roles-unverified')}</>}
      </p>
      {account.gateways.length > 0 && <p className={styles.facts}>{t('roles-gateways', { gateways: account.gateways.join(' · ') })}</p>}
      {refused?.reason && (
        <div className={styles.notice}>
          <Alert type="ERROR" typeLabel={t('alert-error')}>
            {t(refusalKeys[refused.reason])}
          </Alert>
        </div>
      )}
      {!refused && account.notice && (
        <div className={styles.notice}>
          <Alert type={account.notice === 'unchanged' ? 'INFO' : 'SUCCESS'} typeLabel={t('alert-success')}>
            {t(noticeKeys[account.notice], { name })}
          </Alert>
        </div>
      )}
      <Form
        key={JSON.stringify([account.roles, refused])}
        method="post"
        // The URL leaves out the query, which holds the outcome of the previous change.
        action={href('/my/dashboard/roles/:accountId', { accountId: account.id })}
        className={styles.form}
        aria-busy={pending || undefined}
      >
        <p className={styles.lead}>{t('roles-lead-one', { name })}</p>
        {roles
          .filter(role => account.roles.includes(role) && !isFixed(role))
          .map(role => (
            <input key={role} type="hidden" name="had" value={role} />
          ))}
        <div className={styles.roles}>
          {roles.map(role => (
            <Checkbox
              key={role}
              id={`tick-${role}`}
              name="role"
              value={role}
              label={t(roleKeys[role])}
              description={describe(role)}
              defaultChecked={isFixed(role) ? account.roles.includes(role) : ticked.includes(role)}
              disabled={isFixed(role)}
            />
          ))}
        </div>
        <Button type="submit" pending={pending}>
          {t('roles-save')}
        </Button>
      </Form>
      <MembershipSection account={account} refused={refused?.membership} />
      <FactorSection account={account} />
      <RoleLog changes={account.changes} />
    </main>
  )

  function describe(role: Role): string {
    const text = t(roleTextKeys[role])
    return role === 'ROLE_SUPER_EDITOR' && account.isOwn ? `${text} ${t('roles-refused-own-super-editor')}` : text
  }
})

function RoleLog({ changes }: Pick<Account, 'changes'>) {
  const { t } = useText()
  const whoOf = (by: Account['changes'][number]['by']) => {
    switch (by.kind) {
      case 'account':
        return t('roles-by', { name: by.name })
      case 'command-line':
        return t('roles-by-command-line')
      case 'gone':
        return t('roles-by-gone')
    }
  }
  return (
    <section aria-labelledby="role-log" className={styles.log}>
      <h2 id="role-log">{t('roles-log')}</h2>
      {changes.length === 0 ? (
        <p className={styles.facts}>{t('roles-log-empty')}</p>
      ) : (
        <ol className={styles.list}>
          {changes.map(({ id, role, kind, changedAt, by }) => (
            <li key={id} className={styles.change}>
              <p>{t(changeKeys[kind], { role: t(roleKeys[role]) })}</p>
              <p className={styles.facts}>
                <Moment time={changedAt} /> · {whoOf(by)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
