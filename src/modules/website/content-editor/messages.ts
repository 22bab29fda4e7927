/** The messages of the editor of pages and posts: wrap components in `withMessages(['content-editor'], …)`. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../../sites/text/load-text.ts'

registerMessages(import.meta.glob<Catalogue>('../../../brands/default/text/*/content-editor.ts', { import: 'messages' }))
