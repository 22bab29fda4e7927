import { participantRoles } from '../../../core/access/participant-roles.ts'
import { messageKeys } from '../../../core/text/message-keys.ts'
import { useText, withMessages } from '../../sites/text/text.tsx'
import './messages.ts'

const conflictKeys = messageKeys('conflict-of-interest', participantRoles)

/**
 * Says what the user is to what they have a role for. Loaded on demand: every page has the page of its failures.
 * @param role a participant role, as the response has it; nothing is said of any other value
 */
export default withMessages(['conflicts'], function ConflictOfInterest({ role }: { role: unknown }) {
  const { t } = useText()
  const known = participantRoles.find(each => each === role)
  return known !== undefined && <>{t(conflictKeys[known])} </>
})
