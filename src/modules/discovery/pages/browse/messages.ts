/** The messages that only the browse page uses. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../brands/default/text/*/{browse,open-literature}.ts', { import: 'messages' }))
