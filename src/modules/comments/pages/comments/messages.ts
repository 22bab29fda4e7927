/** The messages of comments and their forms: `withMessages(['forms', 'institution', 'person', 'comments'], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'
import '../../../accounts/components/institution-field/messages.ts'

registerMessages(
  'person',
  import.meta.glob<Catalogue>('../../../accounts/messages/*.json', { query: '?namespace=person', import: 'default' }),
)
registerMessages('comments', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=comments', import: 'default' }))
