/** The words of comments and of the forms about them: `withWords(['forms', 'institution', 'person', 'comments'], …)`. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/{forms,institution,person,comments}.ts', { import: 'words' }))
