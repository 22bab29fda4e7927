/** The messages of what an account's holder may see and do about it. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('account', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=account', import: 'default' }))
