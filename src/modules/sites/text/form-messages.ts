/** The messages of forms, loaded on demand: an article's page does not contain them. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from './load-text.ts'

registerMessages('forms', import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?namespace=forms', import: 'default' }))
