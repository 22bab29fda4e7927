/** The messages of the card on the dashboard that says what a site lacks. */
import type { Catalogue } from '../../../../core/text/message.ts'
import { registerMessages } from '../../../sites/text/load-text.ts'

registerMessages('site-gaps', import.meta.glob<Catalogue>('../../messages/*.json', { query: '?namespace=site-gaps', import: 'default' }))
