/** The keys of the names of article types. */
import { messageKeys } from '../../../core/text/message-keys.ts'
import { articleTypes } from '../../../document/metadata/article-type.ts'

export const articleTypeKeys = messageKeys('article-type', articleTypes)
