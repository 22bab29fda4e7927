/** The messages of the CMS's layout, of its pages, and of forms. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from './load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/{content-manager,forms,outbox}.ts', { import: 'messages' }))
