import { expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import { contentTypes } from '../../../document/metadata/content-type.ts'
import { buildSubjectTree } from '../../publications/domain/content/subject-tree.ts'
import type { PublishGateway, PublishPlatform } from './publish-page.ts'
import { type RequestedWish, type SubmissionChoice, submissionChoice } from './submission-choice.ts'
import { everythingAllowed } from './submittable-types.ts'

const platform: PublishPlatform = {
  contentTypes,
  submittableContentTypes: contentTypes.filter(type => type !== 'VIDEO'),
  readOnly: false,
  features: { selectSubjectOnSubmission: { enabled: true } },
  additionalDetails: { submission: null },
  staticSettings: { submitPageUseReaderUi: true },
}
const tree = buildSubjectTree([{ id: testId(12), slug: 'earth', name: 'Earth', parentId: null, description: null, picture: null }], {
  ontologyId: null,
  ontologyDetails: { allowedTopLevelOntologyIds: [], allowedSecondLevelOntologyIds: [], maxSubjectDepth: 3 },
})
const soil: PublishGateway = {
  name: 'Soil',
  url: 'soil',
  path: '/gateways/soil',
  options: { ...everythingAllowed, postersNotAllowed: true },
}

const generic = '/for-authors/publish-your-research'
const earth = { kind: 'known', name: 'Earth' } as const
const plain: SubmissionChoice = { wish: { kind: 'any' }, subject: null, gateway: null, isReadOnly: false, backPath: generic }

const any: RequestedWish = { kind: 'any' }
const poster: RequestedWish = { kind: 'type', word: 'poster' }

test.each<[string, RequestedWish, string, { gateway?: PublishGateway; settings?: Partial<PublishPlatform> }, Partial<SubmissionChoice>]>([
  ['nothing', any, '', {}, {}],
  ['a type', poster, '', {}, { wish: { kind: 'type', type: 'POSTER', isTaken: true } }],
  [
    'a type that the platform does not take',
    { kind: 'type', word: 'video' },
    '',
    {},
    { wish: { kind: 'type', type: 'VIDEO', isTaken: false } },
  ],
  ['a type that there is not', { kind: 'type', word: 'thesis' }, '', {}, { wish: { kind: 'unknownType', said: 'thesis' } }],
  ['a new version', { kind: 'newVersion' }, '', {}, { wish: { kind: 'newVersion' } }],
  ['a subject', any, 'ontologyTermId=12', {}, { subject: earth, backPath: `${generic}?term0=earth` }],
  ['a subject that there is not', any, 'ontologyTermId=99', {}, { subject: { kind: 'unknown', said: '99' } }],
  ['a subject that is no number', any, 'ontologyTermId=<b>', {}, { subject: { kind: 'unknown', said: '<b>' } }],
  ['an empty subject and an empty gateway', any, 'ontologyTermId=&channel=', {}, {}],
  [
    'a gateway',
    any,
    'channel=soil&ontologyTermId=12',
    { gateway: soil },
    { gateway: { kind: 'known', name: 'Soil' }, subject: earth, backPath: `/gateways/soil${generic}?term0=earth` },
  ],
  ['a gateway that there is not', any, 'channel=sand', {}, { gateway: { kind: 'unknown', said: 'sand' } }],
  [
    'a type that the gateway does not take',
    poster,
    'channel=soil',
    { gateway: soil },
    {
      wish: { kind: 'type', type: 'POSTER', isTaken: false },
      gateway: { kind: 'known', name: 'Soil' },
      backPath: `/gateways/soil${generic}`,
    },
  ],
  ['a platform without the page', any, '', { settings: { staticSettings: { submitPageUseReaderUi: false } } }, { backPath: null }],
  ['a read-only platform', any, '', { settings: { readOnly: true } }, { isReadOnly: true }],
])('the choice that is stored has %s', (_case, wish, query, { gateway = null, settings = {} }, retained) => {
  const question = { platform: { ...platform, ...settings }, wish, query: new URLSearchParams(query), tree, gateway }
  expect(submissionChoice(question)).toEqual({ ...plain, ...retained })
})
