/** The messages of forms, for what has one: an article's page has none until it is asked for. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from './load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/forms.ts', { import: 'messages' }))
