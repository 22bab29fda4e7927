/** The words of the menu's editor. */
import type { Catalogue } from '../../../../domain/text/message.ts'
import { offerWords } from '../../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../../brands/default/text/*/site-menus.ts', { import: 'words' }))
