/** The words of forms about a person: `withWords(['forms', 'institution', 'person', 'demographics', 'registration'], …)`. */
import type { Catalogue } from '../../../domain/text/message.ts'
import { offerWords } from '../../text/load-text.ts'

offerWords(
  import.meta.glob<Catalogue>('../../../brands/default/text/*/{forms,institution,person,demographics,registration}.ts', {
    import: 'words',
  }),
)
