/** The words of the content manager's frame and of its pages, and of what forms say. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/{content-manager,forms,outbox}.ts', { import: 'words' }))
