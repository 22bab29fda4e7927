import { expect, it } from 'vitest'
import { versionOfFileName } from './version-of-file-name.ts'

it.each([
  ['elife-30274-v2.xml', 2],
  ['elife-00353-vor-v1.xml', 1],
  ['v3.XML', 3],
  ['paper_v12.nxml', 12],
  ['rev2.xml', null],
  ['article.xml', null],
  ['v0.xml', null],
  ['v2-draft.xml', null],
  ['survey2021.xml', null],
])('the file name %s has the version %s', (name, version) => expect(versionOfFileName(name)).toBe(version))
