/** The words of the choice about cookies. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/cookies.ts', { import: 'words' }))
