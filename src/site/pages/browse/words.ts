/** The words that this screen alone says. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/{browse,open-literature}.ts', { import: 'words' }))
