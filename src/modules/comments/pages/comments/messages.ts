/** The messages of comments and of the forms about them: `withMessages(['forms', 'institution', 'person', 'comments'], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(
  import.meta.glob<Catalogue>('../../../../brands/default/text/*/{forms,institution,person,comments}.ts', { import: 'messages' }),
)
