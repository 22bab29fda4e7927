/** These are the answers of the calls about passkeys, and the reasons why they refuse. */
import { z } from 'zod'
import { errorsSchema } from '../../../../core/http/api/errors.ts'

export const optionsSchema = z.record(z.string(), z.unknown()).describe('For `navigator.credentials`, as JSON (Web Authentication).')
export const successSchema = z.object({ success: z.literal(true) }).describe('It is done.')
const problemSchema = z.object({
  problem: z.enum(['expired', 'failed', 'unknown', 'already', 'most', 'banned-name']),
  errors: z.array(z.object({ message: z.string() })),
})
export const refusalSchema = z
  .union([problemSchema, errorsSchema])
  .describe('The passkey is not taken, and why; or the call cannot be read.')
export const originUnknown = errorsSchema.describe('The installation names no address of this site, which passkeys hold for.')
export const refused = <Problem extends z.output<typeof problemSchema>['problem']>(problem: Problem, message: string) => ({
  problem,
  errors: [{ message }],
})
export const messages = {
  expired: 'The challenge was used, is too old, or was made for somebody else. Ask for a new one.',
  failed: 'The passkey was not accepted.',
  unknown: 'This passkey is not known here.',
  already: 'The passkey is known already.',
  most: 'The account has as many passkeys as can be kept.',
  'banned-name': 'Labels cannot contain banned characters',
} as const
