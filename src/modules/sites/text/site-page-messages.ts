/** The messages of CMS pages and of their blocks. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from './load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/{site-pages,gateways,publish}.ts', { import: 'messages' }))
