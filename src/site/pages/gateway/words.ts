/** The words of gateways, and those of the browse screen that stands in them. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/{gateways,browse,open-literature}.ts', { import: 'words' }))
