import { describe, expect, it } from 'vitest'
import { localPath, matchFile } from './match-file.ts'

describe('matchFile', () => {
  const files = ['figures/fig1.tif', 'figures/fig1.jpg', 'Fig2.PNG', 'pone.0002804.g001.jpg', 'data.csv', 'other/data.csv']
  it.each([
    ['figures/fig1.tif', 'figures/fig1.tif'],
    ['fig1.tif', 'figures/fig1.tif'],
    ['fig1', 'figures/fig1.jpg'],
    ['fig1.eps', 'figures/fig1.jpg'],
    ['fig2.png', 'Fig2.PNG'],
    ['pone.0002804.g001', 'pone.0002804.g001.jpg'],
    ['./other/data.csv', 'other/data.csv'],
    ['data.csv', 'data.csv'],
    ['pone.0002804.g002', null],
    ['https://example.org/fig1.jpg', null],
    ['../figures/fig1.jpg', null],
    ['fig1%2Etif', 'figures/fig1.tif'],
  ])('%s → %s', (href, expected) => expect(matchFile(href, files)).toBe(expected))
})

describe('localPath refuses what leads out of the folder', () => {
  it.each(['../secret', 'a/../../secret', '..%2Fsecret', '..\\secret', 'file:///etc/hosts', '//host/x', '', '.', 'a\0b'])('%j', href => {
    expect(localPath(href)).toBeNull()
  })
  it.each([
    ['/etc/hosts', 'etc/hosts'],
    ['a/../b.png', 'b.png'],
    ['100%.png', '100%.png'],
  ])('%s stays inside as %s', (href, expected) => expect(localPath(href)).toBe(expected))
})
