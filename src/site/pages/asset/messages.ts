/** The words that pages of posters, slides, documents and videos alone say. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { registerMessages } from '../../text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/assets.ts', { import: 'messages' }))
