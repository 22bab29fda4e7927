import { Form as RouterForm, type useLoaderData } from 'react-router'
import { membershipRoles } from '../../../../core/access/memberships.ts'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { Button } from '../../../../ui/button.tsx'
import { Form, SubmitButton } from '../../../../ui/form.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useSchemaForm } from '../../../sites/components/forms/use-schema-form.ts'
import { useText } from '../../../sites/text/text.tsx'
import { membershipSchema } from '../../domain/forms/membership.ts'
import type { loader, RefusedRoles } from './account-load.ts'
import styles from './page.module.css'
import { roleKeys } from './role-keys.ts'

interface SectionProps {
  account: ReturnType<typeof useLoaderData<typeof loader>>
  refused: RefusedRoles['membership']
}

/** The roles that the account has on single sites or for gateways, and a form for one more on this site. */
export function MembershipSection({ account, refused }: SectionProps) {
  const { t } = useText()
  const action = href('/my/dashboard/roles/:accountId', { accountId: account.id })
  return (
    <section aria-labelledby="memberships" className={styles.log}>
      <h2 id="memberships">{t('roles-memberships')}</h2>
      <p className={styles.lead}>
        {t('roles-memberships-lead', { name: account.name })}
        {account.offeredGateways.length > 0 && ` ${t('roles-membership-gateway-help')}`}
      </p>
      {account.memberships.length === 0 ? (
        <p className={styles.facts}>{t('roles-memberships-none')}</p>
      ) : (
        <RouterForm method="post" action={action}>
          <ul className={styles.list}>
            {account.memberships.map(({ id, role, site, gateway }) => {
              const place = gateway === null ? site : `${gateway} (${site})`
              return (
                <li key={id} className={styles.membership}>
                  <span>{t('roles-membership', { role: t(roleKeys[role]), place })}</span>
                  <Button
                    type="submit"
                    variant="secondary"
                    name="take-membership"
                    value={String(id)}
                    aria-label={t('roles-membership-take-of', { role: t(roleKeys[role]), place })}
                  >
                    {t('roles-membership-take')}
                  </Button>
                </li>
              )
            })}
          </ul>
        </RouterForm>
      )}
      <GiveMembership key={account.memberships.length} account={account} action={action} refused={refused} />
    </section>
  )
}

const none: Entries = {}

function GiveMembership({ account, action, refused }: SectionProps & { action: string }) {
  const { t } = useText()
  const labels: Readonly<Record<string, string>> = {
    'membership-role': t('roles-search-role'),
    'membership-gateway': t('roles-membership-place'),
  }
  const control = useSchemaForm({
    schema: membershipSchema(account.offeredGateways.map(({ value }) => value)),
    labelOf: name => labels[name] ?? name,
    errors: refused?.errors,
  })
  const { entries = none } = refused ?? {}
  return (
    <Form control={control} action={action} wide summaryTitle={count => t('form-error-title', { count })}>
      <div className={styles.search}>
        <Select
          name="membership-role"
          label={t('roles-search-role')}
          placeholder={t('roles-membership-choose')}
          required
          defaultValue={entryOf(entries, 'membership-role')}
          options={membershipRoles.map(role => ({ value: role, label: t(roleKeys[role]) }))}
        />
        <Select
          name="membership-gateway"
          label={t('roles-membership-place')}
          placeholder={t('roles-membership-whole', { site: account.site })}
          defaultValue={entryOf(entries, 'membership-gateway')}
          options={account.offeredGateways}
        />
        <SubmitButton variant="secondary" name="give-membership" value="give">
          {t('roles-membership-give')}
        </SubmitButton>
      </div>
    </Form>
  )
}
