/** The messages of sign-in methods beside a password: `withMessages(['ways-in'], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../brands/default/text/*/ways-in.ts', { import: 'messages' }))
