/** The messages of gateway pages and of the browse page within them. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('gateways', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=gateways', import: 'default' }))
registerMessages(
  'browse',
  import.meta.glob<Catalogue>('../../../discovery/messages/*.json', { query: '?namespace=browse', import: 'default' }),
)
registerMessages(
  'open-literature',
  import.meta.glob<Catalogue>('../../../discovery/messages/*.json', { query: '?namespace=open-literature', import: 'default' }),
)
