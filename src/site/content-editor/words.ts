/** The words of the editor of pages and posts: `withWords(['content-editor'], …)` around what has one. */
import type { Catalogue } from '../../domain/text/message.ts'
import { offerWords } from '../text/load-text.ts'

offerWords(import.meta.glob<Catalogue>('../../brands/default/text/*/content-editor.ts', { import: 'words' }))
