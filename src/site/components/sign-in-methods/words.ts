/** The words of sign-in methods beside a password: `withWords(['ways-in'], …)`. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/ways-in.ts', { import: 'words' }))
