import type { Restriction } from '../../../domain/search/browse-results.ts'
import { contentTypeWords } from '../../components/content-type-words.ts'
import type { Text } from '../../text/text.tsx'

/** What a restriction of the list is called where a reader can take it back. */
export function restrictionWords({ say }: Pick<Text, 'say'>, restriction: Restriction): string {
  switch (restriction.kind) {
    case 'all':
      return restriction.value
    case 'contentTypes':
      return say(contentTypeWords[restriction.value].many)
    case 'articleTypes':
      return say(`article-type-${restriction.value}`)
    case 'subject':
    case 'documentTypeIds':
    case 'fundingBodies':
    case 'gatewayIds':
      return restriction.name
    case 'publishedYears':
      return String(restriction.value)
    case 'grantAcronym':
      return `${say('grant-acronym')}: ${restriction.value}`
    case 'grantNumber':
      return `${say('grant-number')}: ${restriction.value}`
    case 'searchIn': {
      const { operator, field, value } = restriction.row
      const words = `${say(`scope-${field}`)}: ${value}`
      if (operator === 'NOT') return `${say('operator-NOT')} ${words}`
      return operator === 'OR' ? `${say('operator-OR')} ${words}` : words
    }
    case 'peerReviewed':
      return say('filter-passed')
  }
}
