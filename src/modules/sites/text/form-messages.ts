/** The messages of forms, loaded on demand: an article's page does not contain them. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from './load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/forms.ts', { import: 'messages' }))
