/** The messages of what an account's holder may see and do about it. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../brands/default/text/*/account.ts', { import: 'messages' }))
