/** The messages that only the publish pages and what leads to them use. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from './load-text.ts'

registerMessages('publish', import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?namespace=publish', import: 'default' }))
