/** The messages of CMS pages and of their blocks. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('site-pages', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=site-pages', import: 'default' }))
registerMessages(
  'gateways',
  import.meta.glob<Catalogue>('../../../gateways/messages/*.json', { query: '?namespace=gateways', import: 'default' }),
)
