/** The messages that only the publish pages use. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('publish', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=publish', import: 'default' }))
