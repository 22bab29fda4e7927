import type { FormRefusal } from '../../../accounts/components/account-form/use-account-form.ts'
import type { Text } from '../../../sites/text/text.tsx'

/** The keys of `changedMeanwhile` begin with it. */
const conflictKey = 'content-changed-meanwhile'

/** A refusal for `AutosavedForm`, which says beside both texts that somebody has saved meanwhile, and for its form, which says the rest. */
export function refusalParts(refusal: FormRefusal | undefined, { translateKey }: Pick<Text, 'translateKey'>) {
  const message = refusal?.message
  if (!message?.key.startsWith(conflictKey)) return { conflict: undefined, refusal }
  return { conflict: translateKey(message.key, message.values), refusal: undefined }
}
