/** The messages of the editor of pages and posts: wrap components in `withMessages(['content-editor'], …)`. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../../sites/text/load-text.ts'

registerMessages(
  'content-editor',
  import.meta.glob<Catalogue>('../messages/*.json', { query: '?namespace=content-editor', import: 'default' }),
)
