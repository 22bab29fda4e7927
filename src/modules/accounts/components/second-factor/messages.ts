/** The messages of second factors: `withMessages(['second-factor'], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(
  'second-factor',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=second-factor', import: 'default' }),
)
