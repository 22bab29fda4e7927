/** The messages of upload fields, whatever is uploaded. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../../sites/text/load-text.ts'

registerMessages('upload-field', import.meta.glob<Catalogue>('../messages/*.json', { query: '?namespace=upload-field', import: 'default' }))
