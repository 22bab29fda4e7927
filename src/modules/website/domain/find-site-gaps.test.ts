import { describe, expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import type { PageId } from '../../../core/ids/shared-ids.ts'
import { describeSiteGaps, findSiteGaps, type SiteFacts, type SiteGap } from './find-site-gaps.ts'

const complete: SiteFacts = {
  missingSettings: [],
  origin: 'https://tides.example',
  hasMailServer: true,
  sampleItems: 0,
  hasOwnOrganisations: true,
  pagesWithBlanks: [],
}
const legal = { id: testId<PageId>(3), path: '/legal' }
const about = { id: testId<PageId>(1004), path: '/about' }

const cases: [what: string, facts: Partial<SiteFacts>, gaps: SiteGap[], log: string | null][] = [
  ['nothing where all is done', {}, [], null],
  ['a site without any host', { origin: null }, [{ kind: 'host' }], 'RECTO_PLATFORMS names no https host for it'],
  ['a host without https', { origin: 'http://tides.example' }, [{ kind: 'host' }], 'RECTO_PLATFORMS names no https host for it'],
  [
    'each setting that is missing',
    { missingSettings: ['infoEmail', 'issn'] },
    [
      { kind: 'setting', name: 'infoEmail' },
      { kind: 'setting', name: 'issn' },
    ],
    'RECTO_PLATFORMS does not set infoEmail, issn',
  ],
  ['a missing mail server', { hasMailServer: false }, [{ kind: 'mail' }], 'there is no mail server (RECTO_SMTP_URL)'],
  [
    'publications of the demo library',
    { sampleItems: 2 },
    [{ kind: 'sample-content', count: 2 }],
    'it has 2 publications of the demo library (“npm run recto -- demo clear”)',
  ],
  [
    'organisations that were never loaded',
    { hasOwnOrganisations: false },
    [{ kind: 'organisations' }],
    'only the small set of organisations is loaded (“npm run recto -- organisations load”)',
  ],
  [
    'each page with blanks',
    { pagesWithBlanks: [about, legal] },
    [
      { kind: 'page', ...about },
      { kind: 'page', ...legal },
    ],
    'these pages have blanks to fill in at /my/content: /about, /legal',
  ],
]

describe('what a site lacks before it goes public', () => {
  test.each(cases)('the card and the log name %s', (_, facts, gaps, log) => {
    const found = findSiteGaps({ ...complete, ...facts })
    expect(found).toEqual(gaps)
    expect(describeSiteGaps('tides', found)).toBe(log && `The site “tides” is not complete: ${log}.`)
  })

  test('everything stands in one line of the log, pages last', () => {
    const gaps = findSiteGaps({
      ...{ missingSettings: ['postalAddress'], origin: null, hasMailServer: false, sampleItems: 1, hasOwnOrganisations: false },
      pagesWithBlanks: [legal],
    })
    expect(gaps.map(({ kind }) => kind)).toEqual(['host', 'setting', 'mail', 'sample-content', 'organisations', 'page'])
    expect(describeSiteGaps('tides', gaps)).toMatch(
      /^The site “tides” is not complete: RECTO_PLATFORMS does not set postalAddress; .*; these pages have blanks to fill in at \/my\/content: \/legal\.$/,
    )
  })
})
