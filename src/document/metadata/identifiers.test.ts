import { expect, test } from 'vitest'
import { doiUrl, identifierUrl, readDoi, readOrcid, readPmcid, readPmid, readRor, readUrl } from './identifiers.ts'

test.each([
  ['10.12688/f1000research.1.2', '10.12688/f1000research.1.2'],
  ['https://doi.org/10.1038/s41586-020-2649-2.', '10.1038/s41586-020-2649-2'],
  ['http://dx.doi.org/10.1016/S0921-8009(99)00009-9', '10.1016/S0921-8009(99)00009-9'],
  ['https://doi.org/10.1002%2Fabc.1', '10.1002/abc.1'],
  ['(doi: 10.1000/xyz).', '10.1000/xyz'],
  ['doi:10.1002/(SICI)1096-8644(199601)99:1<1::AID-AJPA1>3.0.CO;2-1', '10.1002/(SICI)1096-8644(199601)99:1<1::AID-AJPA1>3.0.CO;2-1'],
  ['see 10.1000/x<br>', '10.1000/x'],
  ['no 10.1 here', null],
  ['110.1234/5', null],
])('the DOI read from “%s” is %s', (given, doi) => {
  expect(readDoi(given)).toBe(doi)
})

test('the link to a DOI escapes the characters that would break the URL', () => {
  expect(doiUrl('10.1000/a<b>?c#d')).toBe('https://doi.org/10.1000/a%3Cb%3E%3Fc%23d')
})

test.each([
  [readPmid, 'PMID: 123456', '123456'],
  [readPmid, 'https://pubmed.ncbi.nlm.nih.gov/123456/', '123456'],
  [readPmid, 'abc', null],
  [readPmcid, '5133100', 'PMC5133100'],
  [readPmcid, 'PMC5133100', 'PMC5133100'],
  [readPmcid, 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC12/', 'PMC12'],
  [readOrcid, 'http://orcid.org/0000-0002-1825-009x', '0000-0002-1825-009X'],
  [readOrcid, '0000000218250097', '0000-0002-1825-0097'],
  [readOrcid, 'https://example.org', null],
  [readRor, 'https://ror.org/03yrm5c26', 'https://ror.org/03yrm5c26'],
  [readRor, 'grid.1010.0', null],
  [readUrl, ' https://example.org/a ', 'https://example.org/a'],
  [readUrl, 'javascript:alert(1)', null],
])('the reader %o reads “%s” as %s', (read, given, expected) => {
  expect(read(given)).toBe(expected)
})

test.each([
  ['doi', '10.1000/x', 'https://doi.org/10.1000/x'],
  ['medline', '7', 'https://pubmed.ncbi.nlm.nih.gov/7/'],
  ['pmc', '12', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC12/'],
  ['arxiv', 'arXiv:1706.03762v5', 'https://arxiv.org/abs/1706.03762v5'],
  ['coden', 'ABCD', null],
])('an identifier of type %s links to its page', (type, value, url) => {
  expect(identifierUrl(type, value)).toBe(url)
})
