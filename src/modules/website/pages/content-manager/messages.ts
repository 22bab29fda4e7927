/** The messages of the CMS's layout, of its pages, and of forms. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(
  'content-manager',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=content-manager', import: 'default' }),
)
registerMessages('forms', import.meta.glob<Catalogue>('../../../../messages/*.json', { query: '?namespace=forms', import: 'default' }))
registerMessages('outbox', import.meta.glob<Catalogue>('../../../email/messages/*.json', { query: '?namespace=outbox', import: 'default' }))
