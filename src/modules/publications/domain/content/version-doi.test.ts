import { expect, test } from 'vitest'
import { doiWithoutVersion, versionOfDoi } from './version-doi.ts'

test.each([
  ['10.12688/f1000research.14013.2', 2, '10.12688/f1000research.14013'],
  ['10.12688/f1000research.14013.2', 1, '10.12688/f1000research.14013.2'],
  ['10.5555/recto.12.1', 1, '10.5555/recto.12'],
  ['10.7554/eLife.88051.3', 3, '10.7554/eLife.88051'],
  ['10.7554/eLife.88051', 1, '10.7554/eLife.88051'],
  ['10.21203/rs.3.rs-1001/v2', 2, '10.21203/rs.3.rs-1001'],
  ['10.20944/preprints202001.0001.v1', 1, '10.20944/preprints202001.0001'],
  ['10.3897/zookeys.456.7890', 1, '10.3897/zookeys.456.7890'],
  ['10.1371/journal.pone.0000001', 1, '10.1371/journal.pone.0000001'],
  ['10.1101/2020.01.01.1', 1, '10.1101/2020.01.01.1'],
  ['10.1000/182', 1, '10.1000/182'],
])('the DOI %s of version %i has the stem %s', (doi, version, base) => {
  expect(doiWithoutVersion(doi, version)).toBe(base)
})

test.each([
  ['10.12688/F1000Research.14013.2', '10.12688/f1000research.14013', 2],
  ['10.21203/rs.3.rs-1001/v3', '10.21203/rs.3.rs-1001', 3],
  ['10.12688/f1000research.14013', '10.12688/f1000research.14013', null],
  ['10.12688/f1000research.140131.2', '10.12688/f1000research.14013', null],
  ['10.12688/f1000research.14013.2.r3', '10.12688/f1000research.14013', null],
])('the DOI %s of %s has the version %s', (doi, base, version) => {
  expect(versionOfDoi(doi, base)).toBe(version)
})
