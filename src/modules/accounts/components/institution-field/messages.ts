/** The messages of the field for an institution, and of forms: `withMessages(['forms', 'institution'], …)` around what has one. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../brands/default/text/*/{forms,institution}.ts', { import: 'messages' }))
