/** The messages of refusals by conflicts of interest, which few readers see. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../../sites/text/load-text.ts'

registerMessages('conflicts', import.meta.glob<Catalogue>('../messages/*.json', { query: '?namespace=conflicts', import: 'default' }))
