/** The messages that the reading aids share. */
import type { Catalogue } from '../../../../../core/text/message.ts'
import { registerMessages } from '../../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../../brands/default/text/*/reading-aids.ts', { import: 'messages' }))
