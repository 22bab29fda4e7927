/** The messages of notices on publications. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../../sites/text/load-text.ts'

registerMessages('notices', import.meta.glob<Catalogue>('../messages/*.json', { query: '?namespace=notices', import: 'default' }))
