import { articleTypeKeys } from '../../../../publications/components/article-type-keys.ts'
import { contentTypeMessages } from '../../../../publications/components/content-type-messages.ts'
import type { Text } from '../../../../sites/text/text.tsx'
import type { Restriction } from '../../../domain/search/browse-results.ts'
import { scopeKeys } from '../scope-keys.ts'

/** The label of a restriction that a reader can remove. */
export function describeRestriction({ t }: Pick<Text, 't'>, restriction: Restriction): string {
  switch (restriction.kind) {
    case 'all':
      return restriction.value
    case 'contentTypes':
      return t(contentTypeMessages[restriction.value].many)
    case 'articleTypes':
      return t(articleTypeKeys[restriction.value])
    case 'subject':
    case 'documentTypeIds':
    case 'fundingBodies':
    case 'gatewayIds':
      return restriction.name
    case 'publishedYears':
      return String(restriction.value)
    case 'publishedRange': {
      const { from, to } = restriction
      if (from !== null && to !== null) return `${from}–${to}`
      return from === null ? t('years-until', { year: String(to) }) : t('years-since', { year: String(from) })
    }
    case 'grantAcronym':
      return `${t('grant-acronym')}: ${restriction.value}`
    case 'grantNumber':
      return `${t('grant-number')}: ${restriction.value}`
    case 'searchIn': {
      const { operator, field, value } = restriction.row
      const words = `${t(scopeKeys[field])}: ${value}`
      if (operator === 'NOT') return `${t('operator-NOT')} ${words}`
      return operator === 'OR' ? `${t('operator-OR')} ${words}` : words
    }
    case 'peerReviewed':
      return t('filter-passed')
  }
}
