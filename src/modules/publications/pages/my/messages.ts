/** The messages of the pages under My activities: `withMessages(['my', …], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('my', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=my', import: 'default' }))
