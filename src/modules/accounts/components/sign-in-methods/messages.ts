/** The messages of sign-in methods beside a password: `withMessages(['ways-in'], …)`. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('ways-in', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=ways-in', import: 'default' }))
