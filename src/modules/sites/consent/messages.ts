/** The messages of the choice about cookies. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../text/load-text.ts'

registerMessages('cookies', import.meta.glob<Catalogue>('../messages/*.json', { query: '?namespace=cookies', import: 'default' }))
