/** Messages that only signing in and out need. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('session', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=session', import: 'default' }))
