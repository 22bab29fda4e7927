/** The messages of tracking and alerts: `withMessages(['alerts', …], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../brands/default/text/*/alerts.ts', { import: 'messages' }))
