import { expect, test } from 'vitest'
import { type NameRules, renameIdentifier, renamePath, replaceSpans, replaceWords } from './names.ts'
import { namesOf, renameClasses } from './rename-terms.ts'

const rules: NameRules = {
  identifiers: { caller: 'requestContext' },
  words: { picture: 'image', standIn: 'fake', ticket: 'oneTimeToken', story: 'reply' },
  keep: new Set(['picture']),
}

test.each([
  ['caller', 'requestContext'],
  ['callers', undefined],
  ['picture', undefined],
  ['pictures', 'images'],
  ['heroPicture', 'heroImage'],
  ['PictureCard', 'ImageCard'],
  ['WordpressStandIn', 'WordpressFake'],
  ['standInWorks', 'fakeWorks'],
  ['readTicketOf', 'readOneTimeTokenOf'],
  ['ticketURL', 'oneTimeTokenURL'],
  ['stories', undefined],
  ['PICTURE', undefined],
])('the identifier %s becomes %s', (name, expected) => {
  expect(renameIdentifier(name, rules)).toBe(expected)
})

test.each([
  ['src/site/picture-card.module.css', 'src/site/image-card.module.css'],
  ['src/external/stand-in/start-stand-in.ts', 'src/external/fake/start-fake.ts'],
  ['src/data/ticket.test.ts', 'src/data/one-time-token.test.ts'],
  ['src/data/tickets.ts', 'src/data/one-time-tokens.ts'],
])('the path %s becomes %s', (path, expected) => {
  expect(renamePath(path, rules.words)).toBe(expected)
})

test('names of elements, attributes and other packages are not renamed', () => {
  const code =
    "import { picture } from 'elsewhere'\ntype T = Site['pictures']\nconst x = <picture part={1}><Card part={2} /></picture>; picture()"
  expect(namesOf('a.tsx', code).map(({ name }) => name)).toEqual(['T', 'Site', 'pictures', 'x', 'Card', 'part'])
})

test('the classes of a CSS module are renamed, and nothing else in it', () => {
  const css =
    '/* .pictures */ .pictures > picture:hover { background: url(pictures.svg); composes: heroPicture from "./pictures.css"; inline-size: 1.5pictures }'
  expect(renameClasses(css, rules)).toBe(
    '/* .pictures */ .images > picture:hover { background: url(pictures.svg); composes: heroImage from "./pictures.css"; inline-size: 1.5pictures }',
  )
})

test.each([
  ['Behind a stand-in of it.', 'Behind a fake of it.'],
  ['Stand-in for the service', 'Fake for the service'],
  ['stand-ins, and astand-in', 'fakes, and astand-in'],
  ['a stand-in-like thing', 'a stand-in-like thing'],
])('a word is replaced or not in %s', (text, expected) => {
  expect(replaceWords(text, { 'stand-in': 'fake', 'stand-ins': 'fakes' })).toBe(expected)
})

test('spans are replaced in any order, and the rest is unchanged', () => {
  const changes = [
    { start: 0, end: 3, text: 'longer' },
    { start: 8, end: 9, text: '' },
  ]
  expect(replaceSpans('abc def x!', changes)).toBe('longer def !')
  expect(replaceSpans('abc def x!', changes.toReversed())).toBe('longer def !')
})
