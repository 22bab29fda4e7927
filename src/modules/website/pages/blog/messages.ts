import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('blog', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=blog', import: 'default' }))
