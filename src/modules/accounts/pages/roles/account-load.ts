/** The roles of one account, and what was changed of them. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Role, roles } from '../../../../core/access/roles.ts'
import type { Entries } from '../../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../../core/forms/message-keys.ts'
import { href } from '../../../../core/http/href.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { readSchemaForm } from '../../../sites/pages/schema-form.ts'
import { membershipSchema } from '../../domain/forms/membership.ts'
import type { MembershipId } from '../../domain/ids.ts'
import type { MembershipOutcome, MembershipRefusal } from '../../domain/membership-outcome.ts'
import type { RoleChange } from '../../domain/role-changes.ts'
import type { RoleRefusal } from '../../domain/role-refusals.ts'
import { accountsContext } from '../context.ts'

const idIn = ({ accountId = '' }: LoaderFunctionArgs['params']): AccountId => {
  const id = parseId<AccountId>(accountId)
  if (id === null) throw pageNotFound()
  return id
}

export async function loader(args: LoaderFunctionArgs) {
  const { user, platform } = allowed(args, 'give roles')
  const { accounts } = args.context.get(accountsContext)
  const account = await accounts.roles.find(idIn(args.params))
  if (account === null) throw pageNotFound()
  const { id, firstName, lastName, email, isVerified, createdAt, gateways, memberships, changes, isStaff, hasSecondFactor } = account
  const notice = new URL(args.request.url).searchParams.get('said')
  const shown = {
    ...{ id, email, isVerified, gateways, roles: account.roles, isStaff, hasSecondFactor },
    name: `${firstName} ${lastName}`.trim(),
    since: createdAt.toISOString(),
    changes: changes.map(({ changedAt, ...change }) => ({ ...change, changedAt: changedAt.toISOString() })),
    memberships: memberships.map(({ id: membershipId, role, site, gateway }) => ({
      ...{ id: membershipId, role, site: site.name, gateway: gateway?.name ?? null },
    })),
    site: platform.displayName,
    offeredGateways: (await accounts.roles.gateways(platform.key)).map(({ url, name }) => ({ value: url, label: name })),
    isOwn: id === user.accountId,
    notice: (['saved', 'unchanged', 'reset'] as const).find(each => each === notice) ?? null,
  }
  return data(shown, { headers: privateHeaders })
}

export interface RefusedRoles {
  /** These errors are of the form as a whole; null: its fields say everything. */
  reason: RoleRefusal | MembershipRefusal | 'own' | null
  /** The roles that were ticked in the form; null: it was another form. */
  ticked: readonly Role[] | null
  /** The form that gives a role for a site or a gateway was refused: with these errors, and this choice. */
  membership?: { errors?: FieldErrors; entries: Entries }
}

/**
 * The form of roles sends the ticked roles and those it was rendered with: only the difference is applied, so that it does not undo a concurrent
 * change.
 */
export async function action(args: ActionFunctionArgs) {
  const { user, platform } = allowed(args, 'give roles')
  const { accounts } = args.context.get(accountsContext)
  const accountId = idIn(args.params)
  const entries = await args.request.formData()
  const by = user.accountId
  if (entries.has('give-membership')) {
    const gateways = await accounts.roles.gateways(platform.key)
    const form = readSchemaForm(entries, membershipSchema(gateways.map(({ url }) => url)))
    if (form.kind !== 'valid') return refuse({ reason: null, ticked: null, membership: form })
    const { 'membership-role': role, 'membership-gateway': gateway } = form.value
    const place = { platform: platform.key, gateway: gateway === '' ? null : gateway }
    return answerMembership(accountId, await accounts.roles.giveMembership({ accountId, by, role, ...place }))
  }
  if (entries.has('take-membership')) {
    const membershipId = parseId<MembershipId>(String(entries.get('take-membership')))
    if (membershipId === null) throw pageNotFound()
    return answerMembership(accountId, await accounts.roles.takeMembership({ accountId, by, membershipId }))
  }
  if (entries.has('reset-factor')) {
    const outcome = await accounts.secondFactors.reset({ accountId, by, site: requestContextOf(args).site })
    if (outcome.kind === 'missing') throw pageNotFound()
    if (outcome.kind === 'refused') return refuse({ reason: outcome.reason, ticked: null })
    return backTo(accountId, outcome.kind === 'reset' ? 'reset' : 'unchanged')
  }
  const named = (field: string) => {
    const sent = new Set(entries.getAll(field))
    return roles.filter(role => sent.has(role))
  }
  const [had, ticked] = [named('had'), named('role')]
  const changes: RoleChange[] = [
    ...ticked.filter(role => !had.includes(role)).map(role => ({ kind: 'give', role }) as const),
    ...had.filter(role => !ticked.includes(role)).map(role => ({ kind: 'take', role }) as const),
  ]
  const outcome = await accounts.roles.change({ accountId, by, changes })
  switch (outcome.kind) {
    case 'missing':
      throw pageNotFound()
    case 'refused':
      return refuse({ reason: outcome.reason, ticked })
    case 'changed': {
      const notice = outcome.changes.length > 0 ? 'saved' : 'unchanged'
      return backTo(accountId, notice)
    }
  }
}

const refuse = (refused: RefusedRoles) => data(refused, { status: 422, headers: privateHeaders })

const backTo = (accountId: AccountId, notice: 'saved' | 'unchanged' | 'reset') =>
  redirect(`${href('/my/dashboard/roles/:accountId', { accountId })}?said=${notice}`, { status: 303, headers: privateHeaders })

function answerMembership(accountId: AccountId, outcome: MembershipOutcome) {
  switch (outcome.kind) {
    case 'missing':
      throw pageNotFound()
    case 'refused':
      return refuse({ reason: outcome.reason, ticked: null })
    case 'changed':
      return backTo(accountId, 'saved')
    case 'unchanged':
      return backTo(accountId, 'unchanged')
  }
}
