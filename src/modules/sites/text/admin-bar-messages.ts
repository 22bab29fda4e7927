/** The messages of the bar above what editors can change, which the frame of the content manager shares. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from './load-text.ts'

registerMessages('admin-bar', import.meta.glob<Catalogue>('../messages/*.json', { query: '?namespace=admin-bar', import: 'default' }))
