/** The form that gives a role on one site or for one of its gateways, in the browser and on the server. */
import * as z from 'zod/mini'
import { membershipRoles } from '../../../../core/access/memberships.ts'
import type { FieldError } from '../../../../core/forms/message-keys.ts'
import { allOf, required } from '../../../../core/forms/rules.ts'
import { groupOf, ruledText } from '../../../../core/forms/schema-errors.ts'

const limited = (role: string): FieldError | null =>
  membershipRoles.some(each => each === role) ? null : { key: 'roles-refused-not-limited', values: {} }

/** An empty `membership-gateway` is the whole site. @param gateways those of the site, as the form offers them */
export const membershipSchema = (gateways: readonly string[]) =>
  groupOf({
    'membership-role': z.pipe(ruledText(allOf<FieldError>(required(''), limited)), z.enum(membershipRoles)),
    'membership-gateway': ruledText(gateway =>
      gateway === '' || gateways.includes(gateway) ? null : { key: 'roles-refused-no-such-gateway', values: {} },
    ),
  })
