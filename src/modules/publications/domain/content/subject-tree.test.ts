import { describe, expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import type { SubjectId } from '../ids.ts'
import { areAllNamed, buildSubjectTree, chosenSubjects, type OntologySettings, type SubjectTree } from './subject-tree.ts'

const terms = (
  [
    [1, 'life', null],
    [2, 'earth', null],
    [3, 'ecology', 1],
    [4, 'genomics', 1],
    [5, 'insects', 3],
    [6, 'moths', 5],
    [7, 'Soil', 2],
  ] as const
).map(([id, slug, parentId]) => ({ id: testId<SubjectId>(id), slug, name: slug, parentId, description: null, picture: null }))

const usual = { allowedTopLevelOntologyIds: [], allowedSecondLevelOntologyIds: [], maxSubjectDepth: 3 }
const grow = (details: Partial<OntologySettings['ontologyDetails']> = {}, ontologyId: number | null = null): SubjectTree =>
  buildSubjectTree(terms, { ontologyId, ontologyDetails: { ...usual, ...details } })

const print = (tree: SubjectTree, id: number | null = null): string =>
  tree
    .childrenOf(id)
    .map(subject => (subject.numberOfChildren > 0 ? `${subject.slug}(${print(tree, subject.id)})` : subject.slug))
    .join(' ')

describe('the part of the ontology that a site uses', () => {
  test.each<[string, SubjectTree, string]>([
    ['three levels of everything', grow(), 'life(ecology(insects) genomics) earth(Soil)'],
    ['one level', grow({ maxSubjectDepth: 1 }), 'life earth'],
    ['allowed broadest subjects', grow({ allowedTopLevelOntologyIds: [2, 99] }), 'earth(Soil)'],
    ['allowed second ones', grow({ allowedSecondLevelOntologyIds: [4] }), 'life(genomics) earth'],
    ['what is beneath a term', grow({ maxSubjectDepth: 2 }, 1), 'ecology(insects) genomics'],
    ['what is beneath no term', grow({}, 99), ''],
  ])('it is cut right: %s (R3-18)', (_, tree, expected) => {
    expect(print(tree)).toBe(expected)
  })

  test('of several subjects with a name, the broadest is found, wherever it stands', () => {
    const named = (id: SubjectId, slug: string, name: string, parentId: number | null) => ({
      id,
      slug,
      name,
      parentId,
      description: null,
      picture: null,
    })
    const tree = buildSubjectTree(
      [
        named(testId(1), 'life', 'Life', null),
        named(testId(2), 'health', 'Health', null),
        named(testId(3), 'cells', 'Cells', 1),
        named(testId(4), 'cell-genetics', 'Genetics', 3),
        named(testId(5), 'genetics', 'Genetics', 2),
      ],
      { ontologyId: null, ontologyDetails: usual },
    )
    expect(tree.called(' GENETICS ')?.id).toBe(5)
    expect(tree.all().map(({ id }) => id)).toEqual([1, 2, 3, 5, 4])
  })

  test('a cycle of terms ends instead of looping', () => {
    const ring = [
      { id: testId<SubjectId>(1), slug: 'a', name: 'a', parentId: 2, description: null, picture: null },
      { id: testId<SubjectId>(2), slug: 'b', name: 'b', parentId: 1, description: null, picture: null },
    ]
    expect(print(buildSubjectTree(ring, { ontologyId: 1, ontologyDetails: usual }))).toBe('b(a)')
  })
})

describe('the subjects of a browse path', () => {
  test.each([
    [[], ''],
    [['life'], 'life'],
    [['life', 'ecology', 'insects'], 'life ecology insects'],
    [['1', '3'], 'life ecology'],
    [['LIFE'], 'life'],
    [['soil'], 'earth Soil'],
    // The subject is named without its ancestors.
    [['insects'], 'life ecology insects'],
    [['ecology', 'insects'], 'life ecology insects'],
    // “soil” is not a child of “life”.
    [['life', 'soil', 'insects'], 'life'],
    [['life', 'insects'], 'life'],
    [['life', 'nothing'], 'life'],
    [['nothing', 'ecology'], ''],
    // “moths” is deeper than the site's subjects go.
    [['moths'], ''],
    [['99'], ''],
  ])('the path %j has the subjects %j', (said, expected) => {
    expect(
      chosenSubjects(grow(), said)
        .map(({ slug }) => slug)
        .join(' '),
    ).toBe(expected)
  })

  test.each<[string[], boolean]>([
    [[], true],
    [['life', 'ecology'], true],
    [['insects'], true],
    [['1', '3', 'insects'], true],
    [['nothing'], false],
    [['life', 'soil'], false],
    [['life', 'nothing', 'insects'], false],
    // Ancestors of the first subject do not make up for an unknown one.
    [['insects', 'nothing'], false],
    [['insects', 'moths'], false],
  ])('whether every segment of %j is a subject is %j', (said, expected) => {
    expect(areAllNamed(grow(), said)).toBe(expected)
  })
})
