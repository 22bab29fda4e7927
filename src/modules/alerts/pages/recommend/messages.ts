import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('recommend', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=recommend', import: 'default' }))
