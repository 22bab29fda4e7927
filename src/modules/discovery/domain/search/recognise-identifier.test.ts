import { expect, test } from 'vitest'
import { recogniseIdentifier } from './recognise-identifier.ts'

test.each([
  ['10.5555/recto.208.1', 'doi 10.5555/recto.208.1'],
  [' doi:10.5555/recto.208.1 ', 'doi 10.5555/recto.208.1'],
  ['DOI: 10.5555/recto.208.1', 'doi 10.5555/recto.208.1'],
  ['https://doi.org/10.5555/recto.208.1', 'doi 10.5555/recto.208.1'],
  ['http://dx.doi.org/10.5555%2Frecto.208.1', 'doi 10.5555/recto.208.1'],
  ['doi.org/10.1016/S0921-8009(99)00009-9', 'doi 10.1016/S0921-8009(99)00009-9'],
  ['0000-0002-1825-0097', 'orcid 0000-0002-1825-0097'],
  ['https://orcid.org/0000-0002-1694-233x', 'orcid 0000-0002-1694-233X'],
  ['ORCID: 0000-0002-1825-0097', 'orcid 0000-0002-1825-0097'],
  ['PMC3531190', 'pmcid PMC3531190'],
  ['PMCID: PMC3531190', 'pmcid PMC3531190'],
  ['https://pmc.ncbi.nlm.nih.gov/articles/PMC3531190/', 'pmcid PMC3531190'],
  ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC3531190', 'pmcid PMC3531190'],
  ['23193287', 'pmid 23193287'],
  ['PMID: 23193287', 'pmid 23193287'],
  ['https://pubmed.ncbi.nlm.nih.gov/23193287/', 'pmid 23193287'],
  ['https://www.ncbi.nlm.nih.gov/pubmed/23193287', 'pmid 23193287'],
  // These are ordinary searches.
  ['', null],
  ['10.5555/recto.208.1 water', null],
  ['water 23193287', null],
  ['10.5555', null],
  ['2024-2025', null],
  ['0000-0002-1825', null],
  ['PMC', null],
  ['https://example.org/10.5555/recto.208.1', null],
])('the identifier in %j is recognised, or none', (text, expected) => {
  const found = recogniseIdentifier(text)
  expect(found && `${found.kind} ${found.value}`).toBe(expected)
})
