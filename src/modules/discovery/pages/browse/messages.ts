/** The messages that only the browse page uses. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('browse', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=browse', import: 'default' }))
registerMessages(
  'open-literature',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=open-literature', import: 'default' }),
)
