/** The messages of the menu's editor. */
import type { Catalogue } from '../../../../../core/text/message.ts'
import { registerMessages } from '../../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../../brands/default/text/*/site-menus.ts', { import: 'messages' }))
