/** Messages that only the outbox needs. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('outbox', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=outbox', import: 'default' }))
