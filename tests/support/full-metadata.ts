/** For tests: metadata in which every text field has a unique word that begins with `zz`. */

import type { ArticleMetadata } from '../../src/document/article-document.ts'
import type { Inline } from '../../src/document/node.ts'
import { group, metadata, paragraph, person, text } from './sample-tree.ts'

const run = (word: string): Inline[] => [text(word)]

export const fullMetadata: ArticleMetadata = metadata({
  identifiers: [{ type: 'publisher-id', value: 'zzidentifier' }],
  doi: '10.5555/zzdoi',
  heading: 'zzheading',
  title: run('zztitle'),
  subtitles: [run('zzsubtitle')],
  alternativeTitles: [{ type: 'running-head', language: null, title: run('zzalternative') }],
  translatedTitles: [{ language: 'fr', title: run('zztranslated'), subtitles: [run('zztranslatedsub')] }],
  titleNotes: [paragraph('zztitlenote')],
  versionLabel: 'zzversion',
  journal: {
    title: 'zzjournal',
    abbreviation: 'zzabbreviation',
    issns: [{ type: 'epub', value: 'zzissn' }],
    publisher: 'zzpublisher',
    publisherPlace: 'zzplace',
    identifiers: [{ type: 'nlm-ta', value: 'zzjournalid' }],
  },
  volume: 'zzvolume',
  issue: 'zzissue',
  firstPage: 'zzfirst',
  lastPage: 'zzlast',
  elocationId: 'zzelocation',
  published: { year: 2024, month: null, day: null, text: 'zzpublished' },
  dates: [{ type: 'collection', date: { year: 2024, month: 2, day: null, text: 'zzdate' } }],
  history: [
    {
      type: 'zzevent',
      date: { year: 2023, month: null, day: null, text: 'zzhistory' },
      description: run('zzdescription'),
      links: [{ type: null, href: 'https://example.org/zzeventlink' }],
    },
  ],
  abstracts: [
    { type: null, language: null, label: run('zzabstractlabel'), title: run('zzabstracttitle'), children: [paragraph('zzabstract')] },
    { type: 'plain-language-summary', language: null, label: [], title: [], children: [paragraph('zzplain')] },
  ],
  contributorGroups: [
    {
      type: 'authors',
      contributors: [
        person('zzauthor', {
          orcid: '0000-0002-1825-0097',
          emails: ['zzemail@example.org'],
          links: [{ href: 'https://example.org/', text: 'zzlink' }],
          otherIdentifiers: [{ type: 'scopus', value: 'zzscopus' }],
          creditRoles: [{ term: 'zzcredit', written: 'zzwrittenrole', uri: null, degree: 'zzdegreeofcontribution' }],
          roles: ['zzrole'],
          degrees: ['zzdegree'],
          onBehalfOf: [run('zzbehalf')],
          addresses: [run('zzaddress')],
          biography: [paragraph('zzbiography')],
          comments: [run('zzcomment')],
          alternativeNames: [{ given: null, family: null, prefix: null, suffix: null, full: 'zzothername', style: null, language: 'ja' }],
        }),
        person('zzsecond'),
        person('zzthird'),
        person('zzfourth'),
        group('zzgroup', [person('zzmember', { roles: ['zzmemberrole'] })]),
      ],
      notes: [run('zzgroupnote')],
    },
    {
      type: 'editors',
      contributors: [person('zzeditor', { type: 'editor', onBehalfOf: [run('zzeditorbehalf')], roles: ['zzeditorrole'] })],
      notes: [],
    },
  ],
  affiliations: [
    {
      id: 'aff1',
      label: 'zzafflabel',
      text: run('zzaffiliation'),
      institution: 'zzinstitution',
      department: 'zzdepartment',
      ror: 'https://ror.org/012345678',
      otherIdentifiers: [{ type: 'isni', value: 'zzisni' }],
      city: 'zzcity',
      state: 'zzstate',
      country: 'zzcountry',
      countryCode: 'NL',
      parts: ['zzaffiliationpart'],
    },
  ],
  correspondence: [{ id: 'cor1', label: 'zzcorrlabel', children: run('zzcorrespondence') }],
  authorNotes: [{ id: 'an1', type: 'other', label: 'zznotelabel', children: [paragraph('zzauthornote')] }],
  subjects: [{ groupType: 'discipline', language: null, path: ['zzbroad', 'zznarrow'] }],
  keywords: [{ type: 'author', language: null, title: run('zzkeywordtitle'), keywords: [run('zzkeyword')] }],
  funding: {
    awards: [
      {
        funder: 'zzfunder',
        funderIdentifiers: [{ type: 'ror', value: 'zzfunderid' }],
        awardNumbers: ['zzaward'],
        recipients: ['zzrecipient'],
        text: run('zzawardtext'),
      },
    ],
    statements: [run('zzfunding')],
    openAccess: [run('zzopenaccess')],
  },
  permissions: {
    statements: [run('zzcopyright')],
    copyrightYear: 'zzyear',
    copyrightHolder: 'zzholder',
    licences: [{ href: 'https://example.org/zzlicencelink', type: 'open-access', text: [paragraph('zzlicence')] }],
    freeToRead: true,
  },
  related: [{ element: 'related-article', type: 'zzrelation', linkType: 'doi', href: '10.5555/zzrelatedlink', text: run('zzrelated') }],
  competingInterests: [paragraph('zzcompeting')],
  ethics: [paragraph('zzethics')],
  dataAvailability: [paragraph('zzavailability')],
  datasets: [
    {
      title: 'zzdataset',
      repository: 'zzrepository',
      doi: '10.5555/zzdatadoi',
      accession: 'zzaccession',
      href: null,
      year: 'zzdatayear',
      use: 'zzuse',
      text: run('zzdata'),
    },
  ],
  conferences: [{ text: run('zzconference') }],
  products: [{ children: run('zzproduct') }],
  selfLinks: [{ type: 'pdf', href: 'zzself.pdf', text: run('zzselftext') }],
  counts: [{ type: 'zzcount', count: 7 }],
  custom: [{ name: 'zzcustomname', value: run('zzcustomvalue') }],
  other: [paragraph('zzother')],
})

/** Every word of the metadata that begins with `zz`. */
export const metadataWords: string[] = [...new Set(JSON.stringify(fullMetadata).match(/zz[a-z]+/g))]
