import { expect, test } from 'vitest'
import { formatPath, formatsWithPath, readItemPath, readReportPath } from './alternate-formats.ts'

const article = { contentType: 'ARTICLE', key: { volume: 7, publicationId: 1374 } }

test.each([
  ['/articles/7-1374', { ...article, version: null, form: null }],
  ['/articles/7-1374?x=/a', { ...article, version: null, form: null }],
  ['/articles/7-1374/v2', { ...article, version: 2, form: null }],
  ['/articles/7-1374/2', { ...article, version: 2, form: null }],
  ['/articles/1374/v2', { ...article, key: { volume: null, publicationId: 1374 }, version: 2, form: null }],
  ['/articles/7-1374/v2/linkset.json', { ...article, version: 2, form: 'linkset' }],
  ['/articles/7-1374/citation.bib?download', { ...article, version: null, form: 'bibtex' }],
  ['/posters/2-501/metadata.jsonld', { contentType: 'POSTER', key: { volume: 2, publicationId: 501 }, version: null, form: 'json-ld' }],
  ['/posters/2-501/v1', null],
  ['/posters/2-501/v1/linkset.json', null],
  ['/articles/7-1374/v2.data', null],
  ['/articles/7-1374/v2/more', null],
  ['/articles/7-1374/v2/more/linkset.json', null],
  ['/articles/exportTo', null],
  ['/articles/linkset.json', null],
  ['/browse/articles', null],
  ['/', null],
  ['', null],
])('the path %s is read as a publication and its format', (url, requested) => {
  expect(readItemPath(url)).toEqual(requested)
})

test.each([
  ['/articles/7-1374/v2/reports/5', { key: article.key, version: 2, reportId: 5, form: null }],
  ['/articles/7-1374/v2/reports/5/linkset.json?x', { key: article.key, version: 2, reportId: 5, form: 'linkset' }],
  ['/articles/7-1374/v2/reports/5/linkset.json/more', null],
  ['/articles/7-1374/v2/reports/x', null],
  ['/articles/7-1374/v2/reports', null],
  ['/articles/7-1374/reports/5', null],
  ['/posters/7-1374/v2/reports/5', null],
  ['/articles/7-1374/v2', null],
])('the path of a report is read: %s', (url, requested) => {
  expect(readReportPath(url)).toEqual(requested)
})

test.each(formatsWithPath)('the path of the format %s is read back', form => {
  expect(readItemPath(formatPath('/articles/7-1374/v2', form))).toEqual({ ...article, version: 2, form })
})
