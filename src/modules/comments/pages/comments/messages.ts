/** The messages of comments and their forms: `withMessages(['forms', 'institution', 'person', 'comments'], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('forms', import.meta.glob<Catalogue>('../../../../messages/*.json', { query: '?namespace=forms', import: 'default' }))
registerMessages(
  'institution',
  import.meta.glob<Catalogue>('../../../accounts/messages/*.json', { query: '?namespace=institution', import: 'default' }),
)
registerMessages(
  'person',
  import.meta.glob<Catalogue>('../../../accounts/messages/*.json', { query: '?namespace=person', import: 'default' }),
)
registerMessages('comments', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=comments', import: 'default' }))
