import { describe, expect, test } from 'vitest'
import { file, item, poster, review, site } from '../../../../tests/support/item-metadata.ts'
import type { Found } from '../../sites/domain/found.ts'
import { type AlternateFormat, alternateFormats } from '../domain/metadata/alternate-formats.ts'
import type { ItemDescription } from '../use-cases/reading/describe-item.ts'
import { describedItem, describedReport, machineAnswer, readItemRequest, readReportRequest } from './alternate-format-answer.ts'

const found = (metadata = item()): Found<ItemDescription> => ({
  kind: 'found',
  item: { metadata, references: [{ doi: null, text: 'A work' }] },
})
const ask = (form: AlternateFormat, what = found(), negotiated = false, { mediaType }: { mediaType: string } = alternateFormats[form]) =>
  machineAnswer(describedItem(what, site), { form, mediaType, negotiated })

describe('the requested format of a publication', () => {
  test.each([
    ['/articles/7-1374', 'text/html,*/*;q=0.8', null],
    ['/articles/7-1374', undefined, null],
    ['/articles/7-1374', 'application/xhtml+xml', null],
    ['/articles/7-1374', '', null],
    ['/articles/7-1374', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', null],
    ['/articles/7-1374', 'application/ld+json', 'json-ld'],
    ['/articles/7-1374', 'application/x-bibtex', 'bibtex'],
    ['/articles/7-1374', 'application/x-research-info-systems', 'ris'],
    ['/articles/7-1374', 'application/vnd.citationstyles.csl+json', 'csl-json'],
    ['/articles/7-1374', 'application/jats+xml', 'jats'],
    ['/articles/7-1374', 'application/linkset+json', 'linkset'],
    ['/articles/7-1374', 'application/vnd.schemaorg.ld+json', 'json-ld'],
    ['/articles/7-1374', 'application/citeproc+json', 'csl-json'],
    ['/articles/7-1374', 'application/vnd.jats+xml', 'jats'],
    ['/articles/7-1374', 'application/xml', 'jats'],
    ['/articles/7-1374', 'application/vnd.datacite.datacite+xml', 'none'],
    ['/articles/7-1374', 'application/vnd.datacite.datacite+json', 'none'],
    ['/articles/7-1374', 'application/vnd.crossref.unixref+xml', 'none'],
    ['/articles/7-1374', 'application/vnd.crossref.unixsd+xml', 'none'],
    ['/articles/7-1374', 'application/rdf+xml, text/turtle;q=0.5', 'none'],
    ['/articles/7-1374', 'application/vnd.datacite.datacite+xml, application/x-bibtex;q=0.5', 'bibtex'],
    ['/articles/7-1374', 'application/vnd.datacite.datacite+xml, */*;q=0.1', null],
    ['/posters/2-501', 'application/vnd.datacite.datacite+xml', 'none'],
    ['/de/articles/7-1374/v2', 'application/ld+json', 'json-ld'],
    ['/posters/2-501', 'application/ld+json;q=0.9, text/html;q=0.8', 'json-ld'],
  ])('it is chosen for %s with Accept: %s', (url, accept, form) => {
    expect(readItemRequest(url, accept)).toMatchObject({ form, negotiated: true })
  })

  test('a path with a format requests that format', () => {
    expect(readItemRequest('/articles/7-1374/v2/citation.ris', 'text/html')).toMatchObject({ form: 'ris', negotiated: false })
  })

  test.each(['/browse', '/articles/exportTo?versionId=1', '/articles/7-1374/v2.data'])('the path %s is not a publication', url => {
    expect(readItemRequest(url, 'application/ld+json')).toBeNull()
  })
})

describe('the answer in a format', () => {
  test.each([
    ['json-ld', 'application/ld+json', '"name":"A work"'],
    ['linkset', 'application/linkset+json', '"anchor":"https://kelp.example.org/articles/7-1374/v2"'],
    ['bibtex', 'application/x-bibtex; charset=utf-8', '@article{'],
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'TY  - '],
    ['csl-json', 'application/vnd.citationstyles.csl+json', '"DOI":"10.5555/kelp.1374.2"'],
  ] as const)('it is served as %s', async (form, type, part) => {
    const { status, headers, text } = await read(ask(form))
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('link')).toBe('<https://kelp.example.org/articles/7-1374/v2>; rel="describes"; type="text/html"')
    expect(text).toContain(part)
  })

  test('JATS redirects to the stored file', async () => {
    const { status, headers } = ask('jats', found(item({ files: [file('a.xml', { role: 'jats' })] })))
    expect([status, headers.get('location')]).toEqual([303, '/files/00ff/a.xml'])
    expect((await read(ask('jats', found(poster())))).status).toBe(406)
  })

  test.each([
    ['at a page’s path', 'json-ld', true, '/articles/7-1374/v2'],
    ['at a form’s path', 'json-ld', false, '/articles/7-1374/v2/metadata.jsonld'],
  ] as const)('a publication under another path redirects %s', (_name, form, negotiated, to) => {
    const { status, headers } = ask(form, { kind: 'redirect', path: '/articles/7-1374/v2' }, negotiated)
    expect([status, headers.get('location')]).toEqual([302, to])
  })

  test('a publication number without volume that several have is answered 300 with all of them', () => {
    const choices = [
      { path: '/articles/7-1374', title: 'A' },
      { path: '/articles/6-1374', title: 'B' },
    ]
    expect(ask('json-ld', { kind: 'several', choices }).status).toBe(300)
  })

  test('without an acceptable format the answer is 406 and lists the formats', async () => {
    const requested = readItemRequest('/articles/7-1374', 'application/vnd.crossref.unixref+xml')
    if (requested === null || requested.form === null) throw new Error('The page is answered.')
    const { status, headers, text } = await read(machineAnswer(describedItem(found(), site), { ...requested, form: requested.form }))
    expect([status, headers.get('content-type')]).toEqual([406, 'application/json'])
    expect(text).toContain('application/vnd.citationstyles.csl+json')
    expect(machineAnswer({ kind: 'missing' }, { ...requested, form: 'none' }).status).toBe(404)
  })

  test('the answer has the media type that was requested', () => {
    const mediaType = 'application/vnd.schemaorg.ld+json'
    expect(ask('json-ld', found(), true, { mediaType }).headers.get('content-type')).toBe(mediaType)
  })

  test('a missing publication is answered 404', () => {
    expect(ask('linkset', { kind: 'missing' }).status).toBe(404)
  })
})

describe('alternate formats of a report', () => {
  const report = {
    ...review({ path: '/articles/7-1374/v2/reports/5' }),
    kind: 'reviewer-report' as const,
    language: null,
    reviewed: item(),
  }
  const page = 'https://kelp.example.org/articles/7-1374/v2/reports/5'

  test.each([
    ['/articles/7-1374/v2/reports/5', 'text/html', null],
    ['/articles/7-1374/v2/reports/5', 'application/ld+json', 'json-ld'],
    ['/articles/7-1374/v2/reports/5', 'application/vnd.crossref.unixref+xml', 'none'],
    ['/de/articles/7-1374/v2/reports/5/citation.ris', 'text/html', 'ris'],
  ])('the format is chosen for %s with Accept: %s', (url, accept, form) => {
    expect(readReportRequest(url, accept)).toMatchObject({ reportId: 5, version: 2, form })
  })

  test.each([
    ['json-ld', '"@type":"Review"'],
    ['linkset', `"anchor":"${page}"`],
    ['bibtex', 'Reviewer report for'],
    ['ris', 'TY  - RPRT'],
    ['csl-json', '"type":"review"'],
  ] as const)('the report is served as %s', async (form, part) => {
    const { mediaType } = alternateFormats[form]
    const { status, headers, text } = await read(
      machineAnswer(describedReport({ kind: 'found', item: report }, site), { form, mediaType, negotiated: true }),
    )
    expect([status, headers.get('link')]).toEqual([200, `<${page}>; rel="describes"; type="text/html"`])
    expect(text).toContain(part)
  })

  test('a report has no JATS format', () => {
    const requested = { form: 'jats', mediaType: 'application/jats+xml', negotiated: true } as const
    expect(machineAnswer(describedReport({ kind: 'found', item: report }, site), requested).status).toBe(406)
  })
})

const read = async (response: Response) => ({ status: response.status, headers: response.headers, text: await response.text() })
