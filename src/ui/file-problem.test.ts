import { expect, it } from 'vitest'
import { fileProblem } from './file-problem.ts'

const poster = { name: 'Poster.PDF', type: 'application/pdf', size: 1024 }
const photo = { name: 'photo.jpg', type: 'image/jpeg', size: 2048 }

it.each([
  [[], { accept: '.pdf', maxBytes: 1 }, null],
  [[poster], {}, null],
  [[poster], { accept: '.doc, .pdf' }, null],
  [[poster], { accept: 'application/pdf' }, null],
  [[poster], { accept: 'image/*' }, { kind: 'wrong-type', name: 'Poster.PDF' }],
  [[photo], { accept: 'image/*' }, null],
  [[{ name: 'pdf', type: '', size: 1 }], { accept: '.pdf' }, { kind: 'wrong-type', name: 'pdf' }],
  [[poster], { maxBytes: 1024 }, null],
  [[poster], { maxBytes: 1023 }, { kind: 'too-large', name: 'Poster.PDF' }],
  [[poster, photo], { accept: '.pdf,image/*', maxBytes: 1024 }, { kind: 'too-large', name: 'photo.jpg' }],
] as const)('the files %j under the rule %j have the problem: %j', (files, limits, problem) =>
  expect(fileProblem(files, limits)).toEqual(problem),
)
