/** The messages of the media library. */
import type { Catalogue } from '../../../../../core/text/message.ts'
import { registerMessages } from '../../../../sites/text/load-text.ts'

registerMessages(
  'media-library',
  import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?namespace=media-library', import: 'default' }),
)
