/** The messages of gateway pages and of the browse page within them. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'
import '../../../discovery/pages/browse/messages.ts'

registerMessages('gateways', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=gateways', import: 'default' }))
