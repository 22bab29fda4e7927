import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { type Role, roles } from '../../../domain/accounts/roles.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { Moment } from '../outbox/moment.tsx'
import type { action, loader } from './account-load.ts'
import styles from './page.module.css'
import './words.ts'

type Account = ReturnType<typeof useLoaderData<typeof loader>>

export const AccountRolesPage = withWords(['roles'], function AccountRoles() {
  const account = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { say, put } = useText()
  const { name } = account
  const title = say('roles-of', { name })
  const pending = useNavigation().state === 'submitting'
  // Neither can be changed here: everybody has the one, and nobody takes the other from themself.
  const isFixed = (role: Role) => role === 'ROLE_USER' || (role === 'ROLE_SUPER_EDITOR' && account.isOwn)
  const ticked = refused?.ticked ?? account.roles
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <p className={styles.back}>
        <Link to="/my/dashboard/roles">{say('roles-back')}</Link>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>
        {account.email} · {put('roles-since', { date: <Moment time={account.since} /> })}
        {!account.isVerified && <> · {say('roles-unverified')}</>}
      </p>
      {account.gateways.length > 0 && <p className={styles.facts}>{say('roles-gateways', { gateways: account.gateways.join(' · ') })}</p>}
      {refused && (
        <div className={styles.said}>
          <Alert type="ERROR" typeLabel={say('alert-error')}>
            {say(`roles-refused-${refused.reason}`)}
          </Alert>
        </div>
      )}
      {!refused && account.said && (
        <div className={styles.said}>
          <Alert type={account.said === 'saved' ? 'SUCCESS' : 'INFO'} typeLabel={say('alert-success')}>
            {say(`roles-${account.said}`, { name })}
          </Alert>
        </div>
      )}
      <Form
        key={JSON.stringify([account.roles, refused])}
        method="post"
        // Without what was said of the change before.
        action={`/my/dashboard/roles/${account.id}`}
        className={styles.form}
        aria-busy={pending || undefined}
      >
        <p className={styles.lead}>{say('roles-lead-one', { name })}</p>
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
              label={say(`role-${role}`)}
              description={describe(role)}
              defaultChecked={isFixed(role) ? account.roles.includes(role) : ticked.includes(role)}
              disabled={isFixed(role)}
            />
          ))}
        </div>
        <Button type="submit" pending={pending}>
          {say('roles-save')}
        </Button>
      </Form>
      <RoleLog changes={account.changes} />
    </main>
  )

  function describe(role: Role): string {
    const text = say(`role-${role}-text`)
    return role === 'ROLE_SUPER_EDITOR' && account.isOwn ? `${text} ${say('roles-refused-own-super-editor')}` : text
  }
})

function RoleLog({ changes }: Pick<Account, 'changes'>) {
  const { say } = useText()
  const whoOf = (by: Account['changes'][number]['by']) => {
    switch (by.kind) {
      case 'account':
        return say('roles-by', { name: by.name })
      case 'command-line':
        return say('roles-by-command-line')
      case 'gone':
        return say('roles-by-gone')
    }
  }
  return (
    <section aria-labelledby="role-log" className={styles.log}>
      <h2 id="role-log">{say('roles-log')}</h2>
      {changes.length === 0 ? (
        <p className={styles.facts}>{say('roles-log-empty')}</p>
      ) : (
        <ol className={styles.list}>
          {changes.map(({ id, role, kind, changedAt, by }) => (
            <li key={id} className={styles.change}>
              <p>{say(`roles-log-${kind}`, { role: say(`role-${role}`) })}</p>
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
