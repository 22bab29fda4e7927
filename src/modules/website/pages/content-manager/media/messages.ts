/** The messages of the media library. */
import type { Catalogue } from '../../../../../core/text/message.ts'
import { registerMessages } from '../../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../../brands/default/text/*/media-library.ts', { import: 'messages' }))
