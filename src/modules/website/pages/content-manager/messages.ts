/** The messages of the CMS's layout, of its pages, and of forms. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'
import '../../../email/pages/outbox/messages.ts'
import '../../../sites/text/form-messages.ts'

registerMessages(
  'content-manager',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=content-manager', import: 'default' }),
)
