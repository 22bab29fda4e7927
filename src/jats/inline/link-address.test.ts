import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['https://example.org/a?b=c', null, 'https://example.org/a?b=c'],
  [' http://example.org/a\nb ', 'uri', 'http://example.org/ab'],
  ['ftp://example.org/x', null, 'ftp://example.org/x'],
  ['mailto:a@example.org', null, 'mailto:a@example.org'],
  ['a@example.org', null, 'mailto:a@example.org'],
  ['www.example.org', 'uri', 'http://www.example.org/'],
  ['doi.org/10.1000/1', null, 'https://doi.org/10.1000/1'],
  ['//example.org/x', null, 'https://example.org/x'],
  ['10.1000/xyz', 'doi', 'https://doi.org/10.1000/xyz'],
  ['10.1000/xyz', null, 'https://doi.org/10.1000/xyz'],
  ['doi:10.1000/a#b', 'doi', 'https://doi.org/10.1000/a%23b'],
  ['https://doi.org/10.1000/xyz', 'doi', 'https://doi.org/10.1000/xyz'],
  ['12345', 'pmid', 'https://pubmed.ncbi.nlm.nih.gov/12345/'],
  ['PMC12345', 'pmcid', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC12345/'],
  ['1ABC', 'pdb', 'https://www.rcsb.org/structure/1ABC'],
  ['NCT02064062', 'clinical-trial', 'https://clinicaltrials.gov/study/NCT02064062'],
  ['javascript:alert(1)', null, null],
  ['JavaScript:alert(1)', 'uri', null],
  ['java\nscript:alert(1)', 'uri', null],
  ['data:text/html,<script>alert(1)</script>', null, null],
  ['file:///etc/passwd', null, null],
  ['javascript:alert(1)', 'doi', null],
  ['supplement.pdf', null, null],
  ['', null, null],
  ['http://', null, null],
])('%s of type %s leads to %s', (href, type, address) => {
  expect(linkAddress(href, type)).toBe(address)
})
