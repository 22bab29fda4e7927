import { expect, test } from 'vitest'
import { commenterName, commentText } from './comment-text.ts'
import { parentsFirst } from './parents-first.ts'

test.each<[string, string]>([
  ['<p>One<br />\ntwo</p>\n<p>three</p>', 'One\ntwo\n\nthree'],
  // Export files contain comments without paragraph elements.
  ['One\ntwo\n\nthree &amp; <b>four</b>', 'One\ntwo\n\nthree & four'],
  ['<p>See <a href="https://slates.example/a" onclick="alert(1)">this</a></p>', 'See this (https://slates.example/a)'],
  ['<p><a href="https://slates.example/">slates.example</a></p>', 'slates.example'],
  ['<p>A <a href="javascript:alert(1)">trap</a></p>', 'A trap'],
  ['<p>Hi</p><script>alert(1)</script><style>p{}</style><iframe src="//x.example">x</iframe>', 'Hi'],
  ['<blockquote><p>Once</p><p>twice</p></blockquote><p>No.</p>', '> Once\n>\n> twice\n\nNo.'],
  ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
  ['<p>Smile <img src="https://s.example/x.png" alt=":)" onerror="alert(1)"></p>', 'Smile :)'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['<p> </p>', ''],
])('the comment %j becomes the text %j', (html, text) => expect(commentText(html)).toBe(text))

test('unclosed elements nested deeply are read as text', () => {
  expect(commentText(`${'<div>'.repeat(5000)}deep`)).toBe('deep')
})

test.each([
  ['Bo &amp; Tile', 'Bo & Tile'],
  ['  <b>Bo</b>\n Tile ', 'Bo Tile'],
  ['', 'Anonymous'],
  ['bo@tile.example', 'Anonymous'],
  ['Bo <bo@tile.example>', 'Bo'],
  ['Bo (bo@tile.example)', 'Anonymous'],
])('the author %j is named %j', (said, name) => expect(commenterName(said)).toBe(name))

test.each<[string, [id: number, parentId: number | null][], [id: number, parentId: number | null][]]>([
  [
    'answers come after what they answer',
    [
      [1, 2],
      [2, null],
      [3, 1],
    ],
    [
      [2, null],
      [1, 2],
      [3, 1],
    ],
  ],
  ['an answer to what is not there comes as it is', [[1, 9]], [[1, 9]]],
  [
    'a circle is cut',
    [
      [1, 2],
      [2, 1],
    ],
    [
      [1, null],
      [2, 1],
    ],
  ],
  ['an answer to itself answers nothing', [[1, 1]], [[1, null]]],
])('the threads of comments are imported: %s', (_, given, found) => {
  const comments = given.map(([id, parentId]) => ({ id, parentId }))
  expect(parentsFirst(comments).map(({ id, parentId }) => [id, parentId])).toEqual(found)
})
