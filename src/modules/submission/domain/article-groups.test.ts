import { expect, test } from 'vitest'
import { articleTypes, isReviewable } from '../../../document/metadata/article-type.ts'
import { articleGroups } from './article-groups.ts'

test('each reviewed article type is in one group', () => {
  expect(Object.values(articleGroups).flat().toSorted()).toEqual(articleTypes.filter(isReviewable).toSorted())
})
