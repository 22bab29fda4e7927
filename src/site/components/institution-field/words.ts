/** The words of the field for an institution, and of forms: `withWords(['forms', 'institution'], …)` around what has one. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/{forms,institution}.ts', { import: 'words' }))
