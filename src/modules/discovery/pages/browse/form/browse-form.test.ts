import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderInSite } from '../../../../../../tests/support/render-in-site.tsx'
import { sampleResults } from '../browse.gallery.tsx'
import { Filters } from '../filters/filters.tsx'
import { ResultsHead } from '../results/results-head.tsx'
import { AdvancedSearch } from './advanced-search.tsx'
import { pathOfFields } from './browse-form.ts'
import { SearchBox } from './search-box.tsx'

function fieldsOf(...said: readonly [string, string][]): FormData {
  const fields = new FormData()
  for (const [name, value] of said) fields.append(name, value)
  return fields
}

test.each<[string, FormData, string | null, string | null, string]>([
  [
    'what is filled in and ticked',
    fieldsOf(['all', ' bee '], ['contentTypes', 'POSTER'], ['contentTypes', 'ARTICLE']),
    null,
    null,
    '/browse?all=bee&contentTypes=ARTICLE,POSTER',
  ],
  ['nothing', fieldsOf(['all', ''], ['term0', ''], ['n0', ''], ['v0', ''], ['o0', 'AND'], ['sort', '']), null, null, '/browse'],
  ['a row with field and words', fieldsOf(['n0', 'title'], ['v0', 'bee'], ['o0', 'AND']), null, null, '/browse?n0=title&v0=bee'],
  ['a row without words', fieldsOf(['n0', 'title'], ['v0', ' '], ['o0', 'AND']), null, null, '/browse'],
  ['a row without a field', fieldsOf(['n0', ''], ['v0', 'bee'], ['o0', 'OR']), null, null, '/browse'],
  ['subjects', fieldsOf(['term0', 'life'], ['term1', 'ecology']), null, null, '/browse/life?term1=ecology'],
  ['something inside a gateway', fieldsOf(['all', 'bee']), '/gateways/moths/browse', null, '/gateways/moths/browse?all=bee'],
  ['a list in pages of a size', fieldsOf(['all', 'bee']), null, '50', '/browse?all=bee&show=50'],
  ['another search in the external feed', fieldsOf(['all', 'bee'], ['feed', 'EPMC']), null, null, '/browse?all=bee&feed=EPMC'],
])('the search form asks for %s', (_name, fields, base, show, path) => {
  expect(pathOfFields(fields, base, show)).toBe(path)
})

test('page, size and feed are not fields of the search form, so that new filters begin at page one (R5-02)', async () => {
  const gatewayIds = [{ value: 1, name: 'Rivers', count: 2, chosen: false }]
  const results = {
    ...sampleResults,
    query: { ...sampleResults.query, page: 3, show: 50 },
    facets: { ...sampleResults.facets, gatewayIds },
  }
  const parts = [
    createElement(SearchBox, { value: 'lichen' }),
    createElement(AdvancedSearch, { results }),
    createElement(Filters, { results }),
    createElement(ResultsHead, { results, hrefOf: () => '/browse' }),
  ]
  const rendered = await Promise.all(parts.map(part => renderInSite(part)))
  // The export of the results is a form of its own.
  const html = rendered.join('').replaceAll(/<form\b(?=[^>]*action="[^"]*export)[\s\S]*?<\/form>/g, '')
  const names = new Set([...html.matchAll(/<(?:input|select|button)\b[^>]* name="([^"]+)"/g)].map(([, name]) => name))
  expect([...names].sort()).toEqual([
    ...['addRow', 'all', 'articleTypes', 'contentTypes', 'documentTypeIds', 'fundingBodies', 'gatewayIds', 'grantAcronym', 'grantNumber'],
    ...['n0', 'n1', 'o0', 'o1', 'peerReviewed', 'publishedFrom', 'publishedTo', 'publishedYears', 'sort', 'term0', 'term1', 'v0', 'v1'],
  ])
})
