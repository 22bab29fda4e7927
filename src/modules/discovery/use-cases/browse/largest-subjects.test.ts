import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { buildSubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import type { SubjectId } from '../../../publications/domain/ids.ts'
import { largestSubjects } from './largest-subjects.ts'

const term = (id: number, slug: string, parentId: number | null = null) => ({
  ...{ id: testId<SubjectId>(id), slug, name: slug, parentId, description: null, picture: null },
})
const tree = buildSubjectTree(
  [term(1, 'earth'), term(2, 'health'), term(3, 'law'), term(4, 'music'), term(5, 'rivers', 1), term(6, 'lakes', 1)],
  { ontologyId: null, ontologyDetails: { allowedTopLevelOntologyIds: [], maxSubjectDepth: 3, allowedSecondLevelOntologyIds: [] } },
)
const slugs = (counts: [number, number][], max = 9) => largestSubjects(tree, new Map(counts), max).map(({ slug }) => slug)

test('subjects are ordered by their publications, those of narrower subjects included', () => {
  expect(
    slugs([
      [2, 3],
      [5, 2],
      [6, 2],
      [3, 1],
    ]),
  ).toEqual(['earth', 'health', 'law'])
})

test('a subject without publications is left out, and so is one of a term that the site does not have', () => {
  expect(
    slugs([
      [4, 1],
      [99, 8],
    ]),
  ).toEqual(['music'])
  expect(slugs([])).toEqual([])
})

test('subjects of one size keep the order of the tree, and only the first are given', () => {
  expect(
    slugs(
      [
        [3, 1],
        [2, 1],
        [1, 1],
      ],
      2,
    ),
  ).toEqual(['earth', 'health'])
})
