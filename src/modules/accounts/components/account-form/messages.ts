/** The messages of forms about a person: `withMessages(['forms', 'institution', 'person', 'demographics', 'registration'], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(
  import.meta.glob<Catalogue>('../../../../brands/default/text/*/{forms,institution,person,demographics,registration}.ts', {
    import: 'messages',
  }),
)
