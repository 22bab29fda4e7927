/** The messages of tables of objects, which only people who work on a site see. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from './load-text.ts'

registerMessages('tables', import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?namespace=tables', import: 'default' }))
