/** The messages of tracking and alerts: `withMessages(['alerts', …], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('alerts', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=alerts', import: 'default' }))
