/** The messages that this screen shows, and the page of a report. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../../sites/text/load-text.ts'

registerMessages('metrics', import.meta.glob<Catalogue>('../messages/*.json', { query: '?namespace=metrics', import: 'default' }))
