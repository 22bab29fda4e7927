/** The messages of the jobs that were given up. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../text/load-text.ts'

registerMessages(
  'failed-jobs',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=failed-jobs', import: 'default' }),
)
