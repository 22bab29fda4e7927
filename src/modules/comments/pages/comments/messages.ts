/** The messages of comments and their forms: `withMessages(['forms', 'institution', 'person', 'comments'], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(
  import.meta.glob<Catalogue>('../../../../brands/default/text/*/{forms,institution,person,comments}.ts', { import: 'messages' }),
)
