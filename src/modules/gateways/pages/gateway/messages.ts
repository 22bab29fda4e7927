/** The messages of gateway pages and of the browse page within them. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(
  import.meta.glob<Catalogue>('../../../../brands/default/text/*/{gateways,browse,open-literature}.ts', { import: 'messages' }),
)
