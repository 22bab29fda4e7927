import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { renumberMedia } from './renumber-media.ts'

const ids = new Map([
  [testId(7), testId(70)],
  [testId(70), testId(8)],
  [testId(9), testId(9)],
])

test.each([
  ['a block', '<figure data-block="image" data-media-id="7">Roof</figure>', '<figure data-block="image" data-media-id="70">Roof</figure>'],
  [
    'a quotation',
    '<blockquote data-image-id="7" data-name="A"></blockquote>',
    '<blockquote data-image-id="70" data-name="A"></blockquote>',
  ],
  [
    'any quotes and letters',
    "<IMG Data-Media-Id='7'><img data-media-id=7 alt=x>",
    '<IMG data-media-id="70"><img data-media-id="70" alt=x>',
  ],
  [
    'each once, also where one gets the number of another',
    '<img src="7"><i data-media-id="70"></i>',
    '<img src="70"><i data-media-id="8"></i>',
  ],
  [
    'deep within others',
    '<table><tr><td><a href="/"><img data-media-id="7"></a>',
    '<table><tr><td><a href="/"><img data-media-id="70"></a>',
  ],
])('media ids are changed in %s', (_, before, after) => expect(renumberMedia(before, ids)).toBe(after))

test.each([
  ['words that look like it', '<p>Write data-media-id="7".</p><!-- <i data-media-id="7"> --><p title=\'data-media-id="7"\'>'],
  ['URLs', '<img src="/files/7/roof.png">'],
  ['numbers of no image', '<img data-media-id="12"><img data-media-id="07"><img data-media-id="7px">'],
  ['markup that was never closed', '<p>A & B <b>c<p data-media-id="9">'],
])('text that is no media id is unchanged: %s', (_, html) => expect(renumberMedia(html, ids)).toBe(html))
