import { describe, expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import { contentTypes } from '../../../document/metadata/content-type.ts'
import { buildSubjectTree } from '../../publications/domain/content/subject-tree.ts'
import type { SubjectId } from '../../publications/domain/ids.ts'
import {
  answerPublish,
  asksForSubject,
  genericPublishPage,
  type PublishGateway,
  type PublishPlatform,
  publishPath,
  readPublishQuery,
} from './publish-page.ts'
import { everythingAllowed } from './submittable-types.ts'

const usual: PublishPlatform = {
  contentTypes,
  submittableContentTypes: contentTypes,
  readOnly: false,
  features: { selectSubjectOnSubmission: { enabled: true } },
  additionalDetails: { submission: null },
  staticSettings: { submitPageUseReaderUi: true },
}
const readOnly = { ...usual, readOnly: true }
const external = { ...usual, additionalDetails: { submission: 'https://submit.example.org/' } }
const ownPage = (platform: PublishPlatform): PublishPlatform => ({ ...platform, staticSettings: { submitPageUseReaderUi: false } })

const soil: PublishGateway = { name: 'Soil', url: 'soil', path: '/gateways/soil', options: everythingAllowed }

const tree = buildSubjectTree(
  (
    [
      [11, 'life', null],
      [12, 'earth', null],
      [13, 'ecology', 11],
      [14, 'moths', 13],
    ] as const
  ).map(([id, slug, parentId]) => ({
    id: testId<SubjectId>(id),
    slug,
    name: slug.toUpperCase(),
    parentId,
    description: null,
    picture: null,
  })),
  { ontologyId: null, ontologyDetails: { allowedTopLevelOntologyIds: [], allowedSecondLevelOntologyIds: [], maxSubjectDepth: 3 } },
)
const noSubjects = buildSubjectTree([], {
  ontologyId: null,
  ontologyDetails: { allowedTopLevelOntologyIds: [], allowedSecondLevelOntologyIds: [], maxSubjectDepth: 3 },
})

const answer = (query: string, given: Partial<Parameters<typeof answerPublish>[0]> = {}) =>
  answerPublish({ platform: usual, gateway: null, tree, requested: readPublishQuery(new URLSearchParams(query)), ...given })

/** Summarises the offer; fails where there is none. */
function offered(...question: Parameters<typeof answer>) {
  const answered = answer(...question)
  if (answered.kind !== 'page' || answered.offer === null) throw new Error(`No offer: ${JSON.stringify(answered)}`)
  return answered.offer
}

test.each<[string, PublishPlatform, ReturnType<typeof genericPublishPage>]>([
  ['is shown where the setting says so', usual, { kind: 'page' }],
  ['is shown on a read-only platform, which says so', readOnly, { kind: 'page' }],
  ['leads to the author area where the setting does not', ownPage(usual), { kind: 'redirect', href: '/author/submit/new' }],
  [
    'leads to the author area of another host',
    ownPage(external),
    { kind: 'redirect', href: 'https://submit.example.org/author/submit/new' },
  ],
  ['is not there on a read-only platform without it', ownPage(readOnly), { kind: 'missing' }],
])('the publish page of the site %s', (_case, platform, place) => {
  expect(genericPublishPage(platform)).toEqual(place)
})

test('each gateway has a publish page below its path', () => {
  expect(publishPath(null)).toBe('/for-authors/publish-your-research')
  expect(publishPath(soil)).toBe('/gateways/soil/for-authors/publish-your-research')
})

test.each<[string, string[], string | null]>([
  ['', [], null],
  ['term0=life&term1=ecology', ['life', 'ecology'], null],
  ['term0=&term1=ecology', [], null],
  ['term0=life&term2=moths', ['life'], null],
  ['term0=life&start=poster', ['life'], 'POSTER'],
  ['start=submit', [], 'ANY'],
  ['start=posters', [], null],
  ['start=', [], null],
])('the query %j selects the subjects %j and starts %j', (query, subjects, start) => {
  expect(readPublishQuery(new URLSearchParams(query))).toEqual({ subjects, start })
})

describe('the submissions that are offered', () => {
  test('they are a button for each type that site and gateway accept, and the start of a submission', () => {
    expect(offered('', { tree: null })).toEqual({
      types: [
        { type: 'ARTICLE', href: '/author/article/new' },
        { type: 'DOCUMENT', href: '/author/document/new' },
        { type: 'POSTER', href: '/author/poster/new' },
        { type: 'SLIDE', href: '/author/slide/new' },
        { type: 'VIDEO', href: '/author/video/new' },
      ],
      startHref: '/author/submit/new',
      newVersionHref: '/my/submissions?st=p',
      draftHref: '/my/submissions?st=o',
      subjects: [],
      problem: null,
    })
  })

  test('they follow the gateway, which becomes the channel', () => {
    const gateway = { ...soil, options: { ...everythingAllowed, postersNotAllowed: true, documentsNotAllowed: true } }
    const { types, startHref } = offered('', { tree: null, gateway })
    expect(types.map(({ href }) => href)).toEqual([
      '/author/article/new?channel=soil',
      '/author/slide/new?channel=soil',
      '/author/video/new?channel=soil',
    ])
    expect(startHref).toBe('/author/submit/new?channel=soil')
  })

  test('they link to another host where the author area is there', () => {
    const { types, startHref, newVersionHref, draftHref } = offered('', { tree: null, platform: external })
    expect([types[0]?.href, startHref, newVersionHref, draftHref]).toEqual([
      'https://submit.example.org/author/article/new',
      'https://submit.example.org/author/submit/new',
      'https://submit.example.org/my/submissions?st=p',
      'https://submit.example.org/my/submissions?st=o',
    ])
  })

  test.each<[string, PublishPlatform]>([
    ['a read-only platform', readOnly],
    ['a platform that takes nothing', { ...usual, submittableContentTypes: [] }],
  ])('none is offered on %s, whatever is pressed', (_case, platform) => {
    for (const query of ['', 'start=submit', 'term0=life&start=article'])
      expect(answer(query, { platform })).toEqual({ kind: 'page', offer: null })
  })
})

describe('the subject chooser of the publish page', () => {
  const life = { slug: 'life', name: 'LIFE' }
  const earth = { slug: 'earth', name: 'EARTH' }
  const ecology = { slug: 'ecology', name: 'ECOLOGY' }
  const moths = { slug: 'moths', name: 'MOTHS' }
  const broadest = (chosen: string | null) => ({ within: null, options: [life, earth], chosen })
  test.each([
    ['nothing', '', [broadest(null)]],
    ['a subject that there is not', 'term0=alchemy', [broadest(null)]],
    ['a subject without narrower ones', 'term0=earth', [broadest('earth')]],
    ['a subject with narrower ones', 'term0=life', [broadest('life'), { within: 'LIFE', options: [ecology], chosen: null }]],
    ['a broader subject than before', 'term0=earth&term1=ecology', [broadest('earth')]],
    [
      'a narrow subject alone',
      'term0=ecology',
      [broadest('life'), { within: 'LIFE', options: [ecology], chosen: 'ecology' }, { within: 'ECOLOGY', options: [moths], chosen: null }],
    ],
  ])('it has the right levels for %s', (_case, query, levels) => {
    expect(offered(query).subjects).toEqual(levels)
  })

  test.each([
    ['is asked for by the feature', usual, true],
    ['is not without it', { ...usual, features: { selectSubjectOnSubmission: { enabled: false } } }, false],
    ['is not where nothing can be submitted', readOnly, false],
  ])('it %s', (_case, platform, requested) => {
    expect(asksForSubject(platform)).toBe(requested)
  })
})

describe('pressing a submission button', () => {
  test.each([
    ['start=submit&term0=life', null, '/author/submit/new?ontologyTermId=11'],
    ['start=submit&term0=life&term1=ecology', null, '/author/submit/new?ontologyTermId=13'],
    ['start=submit&term0=life', soil, '/author/submit/new?ontologyTermId=11&channel=soil'],
    ['start=article&term0=earth', null, '/author/article/new?ontologyTermId=12'],
    ['start=poster&term0=earth', soil, '/author/poster/new?ontologyTermId=12&channel=soil'],
  ])('the query %s redirects', (query, gateway, href) => {
    expect(answer(query, { gateway })).toEqual({ kind: 'handOff', href })
  })

  test.each(['start=submit', 'start=article', 'start=video&term0=', 'start=submit&term0=alchemy'])(
    'the query %s requires a subject first',
    query => {
      expect(offered(query).problem).toBe('please-select-subject')
    },
  )

  test.each([
    ['the platform asks for none', null],
    ['the platform has none', noSubjects],
  ])('it requires no subject where %s', (_case, without) => {
    expect(answer('start=submit', { tree: without })).toEqual({ kind: 'handOff', href: '/author/submit/new' })
    expect(answer('start=slide', { tree: without, gateway: soil })).toEqual({
      kind: 'handOff',
      href: '/author/slide/new?channel=soil',
    })
  })

  test('it redirects to another host where the author area is there', () => {
    expect(answer('start=submit&term0=life', { platform: external, gateway: soil })).toEqual({
      kind: 'handOff',
      href: 'https://submit.example.org/author/submit/new?ontologyTermId=11&channel=soil',
    })
  })

  test('a type that is not accepted does nothing', () => {
    const gateway = { ...soil, options: { ...everythingAllowed, slidesNotAllowed: true } }
    expect(offered('start=slide&term0=life', { gateway }).problem).toBeNull()
    expect(offered('start=thesis&term0=life').problem).toBeNull()
  })
})
