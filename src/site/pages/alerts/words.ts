/** The words of tracking and alerts: `withWords(['alerts', …], …)`. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/alerts.ts', { import: 'words' }))
