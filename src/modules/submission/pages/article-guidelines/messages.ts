/** The messages that only this page uses. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(
  'article-guidelines',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=article-guidelines', import: 'default' }),
)
