/** The words of the site's own pages and of the blocks in them. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/{site-pages,gateways,publish}.ts', { import: 'words' }))
