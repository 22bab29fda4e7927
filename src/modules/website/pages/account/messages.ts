/** The messages of the navigation among the pages of an account. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages(
  'account-navigation',
  import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=account-navigation', import: 'default' }),
)
