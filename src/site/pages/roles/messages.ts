/** The words that giving and taking roles alone says. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { registerMessages } from '../../text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/roles.ts', { import: 'messages' }))
