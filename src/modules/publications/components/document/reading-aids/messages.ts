/** The messages that the reading aids share. */
import type { Catalogue } from '../../../../../core/text/message.ts'
import { registerMessages } from '../../../../sites/text/load-text.ts'

registerMessages(
  'reading-aids',
  import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?namespace=reading-aids', import: 'default' }),
)
