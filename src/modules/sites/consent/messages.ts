/** The messages of the choice about cookies. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/cookies.ts', { import: 'messages' }))
