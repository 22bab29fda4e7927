/** The words of the media library. */
import type { Catalogue } from '../../../../domain/text/message.ts'
import { offerWords } from '../../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../../brands/default/text/*/media-library.ts', { import: 'words' }))
