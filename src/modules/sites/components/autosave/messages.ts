/** The messages of forms that are autosaved. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../text/load-text.ts'

registerMessages('autosave', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=autosave', import: 'default' }))
