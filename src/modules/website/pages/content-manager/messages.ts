/** The messages of the content manager's frame and of its pages, and of what forms show. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../../brands/default/text/*/{content-manager,forms,outbox}.ts', { import: 'messages' }))
