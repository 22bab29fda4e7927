import { describe, expect, it } from 'vitest'
import { indexFiles, localPaths } from './match-file.ts'

describe('finding the file of an href', () => {
  const files = indexFiles([
    'figures/fig1.tif',
    'figures/fig1.jpg',
    'Fig2.PNG',
    'pone.0002804.g001.jpg',
    'data.csv',
    'other/data.csv',
    'a%20b.png',
    'c d.png',
    'e#1.png',
    'f\\g.png',
    'drawing.svg',
  ])
  it.each([
    ['figures/fig1.tif', 'figures/fig1.tif'],
    ['fig1.tif', 'figures/fig1.tif'],
    ['fig1', 'figures/fig1.jpg'],
    ['fig1.eps', 'figures/fig1.jpg'],
    ['fig2.png', 'Fig2.PNG'],
    ['pone.0002804.g001', 'pone.0002804.g001.jpg'],
    ['info:doi/10.1371/pone.0002804.g001', 'pone.0002804.g001.jpg'],
    ['./other/data.csv', 'other/data.csv'],
    ['other\\data.csv', 'other/data.csv'],
    ['data.csv', 'data.csv'],
    ['a%20b.png', 'a%20b.png'],
    ['c%20d.png', 'c d.png'],
    ['e#1.png', 'e#1.png'],
    ['f\\g.png', 'f\\g.png'],
    ['drawing.svg#layer', 'drawing.svg'],
    ['drawing.svg?v=2', 'drawing.svg'],
    ['pone.0002804.g002', null],
    ['https://example.org/img/fig1.jpg', 'figures/fig1.jpg'],
    ['https://example.org/img/FIG1.JPG?size=2', 'figures/fig1.jpg'],
    ['http://example.org/img/c%20d.png', 'c d.png'],
    ['https://example.org/img/fig1.png', null],
    ['https://example.org/drawing', null],
    ['ftp://example.org/fig1.jpg', null],
    ['../figures/fig1.jpg', null],
    ['fig1%2Etif', 'figures/fig1.tif'],
  ])('the href %s has the file %s', (href, expected) => expect(files.find(href, ['.'])).toBe(expected))
})

describe('of two files with one name, the nearest is found', () => {
  const files = indexFiles(['a/fig.png', 'b/fig.png', 'b/v1.assets/fig.png', 'b/v1.assets/x/fig.png', 'b/v2.assets/only.png', 'c/one.png'])
  it.each([
    ['fig.png', ['a'], 'a/fig.png'],
    ['fig.png', ['b'], 'b/fig.png'],
    ['fig.png', ['b/v1.assets', 'b'], 'b/v1.assets/fig.png'],
    ['x/fig.png', ['b/v1.assets', 'b'], 'b/v1.assets/x/fig.png'],
    ['y/fig.png', ['b/v1.assets', 'b'], 'b/v1.assets/fig.png'],
    ['one.png', ['b'], 'c/one.png'],
  ])('the file of %s from %j is right', (href, folders, expected) => expect(files.find(href, folders)).toBe(expected))
  it('a file in the folder of another article is not found', () => expect(files.find('only.png', ['b/v1.assets', 'b'])).toBeNull())
})

describe('an href that leads out of the folder has no path', () => {
  it.each(['../secret', 'a/../../secret', '..\\..\\..%2Fsecret', '..%2Fsecret', 'file:///etc/hosts', '//host/x', '', '.', '#a', 'a\0b'])(
    'it has none: %j',
    href => {
      for (const path of localPaths(href)) expect(path.split('/')).not.toContain('..')
      expect(indexFiles(['secret', 'etc/hosts', 'x', 'a', 'b']).find(href, ['.'])).toBeNull()
    },
  )
  it.each([
    ['/etc/hosts', ['etc/hosts']],
    ['a/../b.png', ['b.png']],
    ['100%.png', ['100%.png']],
  ])('the href %s stays in the folder as %j', (href, expected) => expect(localPaths(href)).toEqual(expected))
})
