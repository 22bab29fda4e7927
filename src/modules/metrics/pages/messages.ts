/** The messages that this screen shows, and the page of a report. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/metrics.ts', { import: 'messages' }))
