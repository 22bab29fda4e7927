import { expect, test } from 'vitest'
import { writeJsonPath } from '../../../core/text/placed-json.ts'
import { errorsOf } from './file-errors.ts'
import { gatewayFileSchema } from './gateway-file.ts'

const fit = { url: 'tide', name: 'Tide', shortSummary: 'What the sea brings.' }
const reported = (value: unknown): string[] => {
  const { error } = gatewayFileSchema.safeParse(value)
  return error === undefined ? [] : errorsOf(error, value).map(({ path, message }) => `${writeJsonPath(path)} ${message}`)
}
const block = (value: object) => ({ ...fit, about: { blocks: [value] } })

test.each<[string, unknown, string[]]>([
  ['nothing wrong', fit, []],
  ['no object', [], [' must be an object in { }, and is a list']],
  ['what is missing', { url: 'tide', name: 'Tide' }, ['shortSummary is missing: it must be a text in quotes']],
  ['another type', { ...fit, community: 'yes' }, ['community must be true or false, and is "yes"']],
  ['a list for a text', { ...fit, name: ['Tide'] }, ['name must be a text in quotes, and is a list']],
  ['a name with two letters swapped', { ...fit, naem: 'x' }, ['naem is not known here; is “name” meant?']],
  ['a name of another place', { ...fit, block: 'text' }, ['block is not known here; it stands elsewhere in the file']],
  ['a name that nobody knows', { ...fit, quux: 1 }, ['quux is not known here; take it out, or see gateway.schema.json for what there is']],
  ['a choice', { ...fit, language: 'xx' }, ['language must be one of en, de, es, fr, it, ja, and is "xx"']],
  ['an address', { ...fit, url: 'The Sea' }, ['url must be lower-case letters, digits and single hyphens, such as open-health']],
  ['too long a text', { ...fit, name: 'x'.repeat(121) }, ['name must not be longer than 120 characters']],
  [
    'a block that there is not',
    block({ block: 'txt' }),
    [expect.stringMatching(/^about\.blocks\[0\]\.block must be one of hero, text, .*, and is "txt"$/)],
  ],
  [
    'a block without its text',
    block({ block: 'text' }),
    ['about.blocks[0].body is missing: it must be a text in quotes or an object in { }'],
  ],
  [
    'a file that is outside',
    block({ block: 'text', body: { file: '../x.html' } }),
    ['about.blocks[0].body.file must be the path of a file in the gateway’s folder, such as pictures/logo.svg'],
  ],
  ['a text that is empty', block({ block: 'text', body: '' }), ['about.blocks[0].body must not be empty']],
  ['too many', block({ block: 'latest', count: 50 }), ['about.blocks[0].count must be at most 12']],
  ['too few', block({ block: 'featured', items: [] }), ['about.blocks[0].items must have at least 1 entries']],
  [
    'neither a number nor what is counted',
    block({ block: 'statistics', stats: [{ label: 'a', count: 'x' }] }),
    [
      'about.blocks[0].stats[0].count must be a number or one of items, articles, posters, slides, documents, videos, reports, views, and is "x"',
    ],
  ],
  [
    'a date',
    block({ block: 'statistics', lastUpdated: '1.2.2026', stats: [{ label: 'a', count: 1 }] }),
    ['about.blocks[0].lastUpdated must be a date such as 2026-11-21'],
  ],
  ['a colour', { ...fit, theme: { accent: 'green' } }, ['theme.accent must be a colour such as #0b6e4f']],
  ['one shade', { ...fit, theme: { tokens: { ink: ['#000'] } } }, ['theme.tokens.ink must have at least 2 entries']],
  [
    'a token that can be none',
    { ...fit, theme: { tokens: { 'A b': ['#000', '#fff'] } } },
    ['theme.tokens["A b"] must be a token’s name without its dashes, such as paper-soft'],
  ],
  ['rules between parts', { ...fit, options: { hasFaqs: true } }, ['faqs must have a question, since options.hasFaqs is true']],
  [
    'several at once',
    { url: 'A', name: 3 },
    [
      'url must be lower-case letters, digits and single hyphens, such as open-health',
      'name must be a text in quotes, and is 3',
      'shortSummary is missing: it must be a text in quotes',
    ],
  ],
])('the file of a gateway has the right errors: %s', (_case, value, errors) => expect(reported(value)).toEqual(errors))
