import { describe, expect, test } from 'vitest'
import { file, item, poster, site } from '../../../tests/support/item-metadata.ts'
import type { MachineForm } from '../../domain/metadata/machine-forms.ts'
import type { ItemDescription } from '../../use-cases/reading/describe-item.ts'
import type { Found } from '../../use-cases/reading/reading.ts'
import { machineAnswer, readItemRequest } from './machine-answer.ts'

const found = (metadata = item()): Found<ItemDescription> => ({
  kind: 'found',
  item: { metadata, references: [{ doi: null, text: 'A work' }] },
})
const ask = (form: MachineForm, what = found(), negotiated = false) => machineAnswer(what, { form, negotiated }, site)

describe('what is asked', () => {
  test.each([
    ['/articles/7-1374', 'text/html,*/*;q=0.8', null],
    ['/articles/7-1374', undefined, null],
    ['/articles/7-1374', 'application/xhtml+xml', null],
    ['/articles/7-1374', 'image/png', null],
    ['/articles/7-1374', 'application/ld+json', 'json-ld'],
    ['/articles/7-1374', 'application/x-bibtex', 'bibtex'],
    ['/articles/7-1374', 'application/x-research-info-systems', 'ris'],
    ['/articles/7-1374', 'application/vnd.citationstyles.csl+json', 'csl-json'],
    ['/articles/7-1374', 'application/jats+xml', 'jats'],
    ['/articles/7-1374', 'application/linkset+json', 'linkset'],
    ['/de/articles/7-1374/v2', 'application/ld+json', 'json-ld'],
    ['/posters/2-501', 'application/ld+json;q=0.9, text/html;q=0.8', 'json-ld'],
  ])('%s with Accept: %s', (url, accept, form) => {
    expect(readItemRequest(url, accept)).toMatchObject({ form, negotiated: true })
  })

  test('an address that names a form is asked for that', () => {
    expect(readItemRequest('/articles/7-1374/v2/citation.ris', 'text/html')).toMatchObject({ form: 'ris', negotiated: false })
  })

  test.each(['/browse', '/articles/exportTo?versionId=1', '/articles/7-1374/v2.data'])('%s is no item', url => {
    expect(readItemRequest(url, 'application/ld+json')).toBeNull()
  })
})

describe('the answer', () => {
  test.each([
    ['json-ld', 'application/ld+json', '"name":"A work"'],
    ['linkset', 'application/linkset+json', '"anchor":"https://kelp.example.org/articles/7-1374/v2"'],
    ['bibtex', 'application/x-bibtex; charset=utf-8', '@article{'],
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'TY  - '],
    ['csl-json', 'application/vnd.citationstyles.csl+json', '"DOI":"10.5555/kelp.1374.2"'],
  ] as const)('%s', async (form, type, part) => {
    const { status, headers, text } = await read(ask(form))
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('link')).toBe('<https://kelp.example.org/articles/7-1374/v2>; rel="describes"; type="text/html"')
    expect(text).toContain(part)
  })

  test('JATS is the stored file', async () => {
    const { status, headers } = ask('jats', found(item({ files: [file('a.xml', { role: 'jats' })] })))
    expect([status, headers.get('location')]).toEqual([303, '/files/00ff/a.xml'])
    expect((await read(ask('jats', found(poster())))).status).toBe(406)
  })

  test.each([
    ['at a page’s address', 'json-ld', true, '/articles/7-1374/v2'],
    ['at a form’s address', 'json-ld', false, '/articles/7-1374/v2/metadata.jsonld'],
  ] as const)('an item elsewhere leads there %s', (_name, form, negotiated, to) => {
    const { status, headers } = ask(form, { kind: 'elsewhere', path: '/articles/7-1374/v2' }, negotiated)
    expect([status, headers.get('location')]).toEqual([301, to])
  })

  test('no item', () => {
    expect(ask('linkset', { kind: 'missing' }).status).toBe(404)
  })
})

const read = async (response: Response) => ({ status: response.status, headers: response.headers, text: await response.text() })
