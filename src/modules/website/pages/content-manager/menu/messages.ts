/** The messages of the menu's editor. */
import type { Catalogue } from '../../../../../core/text/message.ts'
import { registerMessages } from '../../../../sites/text/load-text.ts'

registerMessages(
  'site-menus',
  import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?namespace=site-menus', import: 'default' }),
)
