/** The messages of the field for an institution, and of forms: `withMessages(['forms', 'institution'], …)` around what has one. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'
import '../../../sites/text/form-messages.ts'

registerMessages(
  'institution',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=institution', import: 'default' }),
)
