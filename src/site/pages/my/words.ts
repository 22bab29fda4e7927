/** The words of the pages under My activities: `withWords(['my', …], …)`. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../../brands/default/text/*/my.ts', { import: 'words' }))
