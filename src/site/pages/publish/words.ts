/** The words that the way to a submission alone says. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/publish.ts', { import: 'words' }))
