/** Messages that only the moderation of comments needs. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('moderation', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=moderation', import: 'default' }))
