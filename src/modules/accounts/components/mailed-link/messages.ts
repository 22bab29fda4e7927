/** The messages of the pages of links in emails. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(
  'mailed-links',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=mailed-links', import: 'default' }),
)
