/** The messages that only this page uses. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('contact', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=contact', import: 'default' }))
