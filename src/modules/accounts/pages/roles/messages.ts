/** Messages that only changing roles needs. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('roles', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=roles', import: 'default' }))
