/** The messages that only the publish pages use. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from './load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/publish.ts', { import: 'messages' }))
