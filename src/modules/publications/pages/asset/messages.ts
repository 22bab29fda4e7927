/** The messages that only pages of posters, slides, documents and videos show. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('assets', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=assets', import: 'default' }))
