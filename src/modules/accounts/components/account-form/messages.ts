/** The messages of forms about a person: `withMessages(['forms', 'institution', 'person', 'demographics', 'registration'], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'
import '../institution-field/messages.ts'

registerMessages('person', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=person', import: 'default' }))
registerMessages(
  'demographics',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=demographics', import: 'default' }),
)
registerMessages(
  'registration',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=registration', import: 'default' }),
)
