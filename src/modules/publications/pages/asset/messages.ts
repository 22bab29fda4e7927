/** The messages that pages of posters, slides, documents and videos alone show. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../brands/default/text/*/assets.ts', { import: 'messages' }))
