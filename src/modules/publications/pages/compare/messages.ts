/** The messages that only this page shows. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('compare', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=compare', import: 'default' }))
