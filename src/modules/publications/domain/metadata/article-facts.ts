/** Converts the metadata of a JATS source to the facts of ItemMetadata. */

import type { Affiliation, ArticleMetadata, Award, Contributor } from '../../../../document/article-document.ts'
import { authorsOf } from '../../../../document/metadata/authors.ts'
import { isIssn, isPlaceholderIssn, isRor } from '../../../../document/metadata/check-digits.ts'
import { identifierUrl, readOrcid, readRor, readUrl } from '../../../../document/metadata/identifiers.ts'
import type { Block } from '../../../../document/node.ts'
import { inlineText, titleText } from '../../../../document/text.ts'
import { walkBlocks } from '../../../../document/walk.ts'
import type { ItemMetadata, MetadataAuthor, MetadataFunding, MetadataOrganisation } from './item-metadata.ts'

type FromSource = Pick<
  ItemMetadata,
  | 'authors'
  | 'editors'
  | 'keywords'
  | 'subjects'
  | 'licence'
  | 'copyright'
  | 'funding'
  | 'journal'
  | 'volume'
  | 'issue'
  | 'firstPage'
  | 'lastPage'
  | 'elocationId'
>

export function articleFacts(metadata: ArticleMetadata): FromSource {
  const { journal, permissions, volume, issue, firstPage, lastPage, elocationId } = metadata
  const organisations = new Map(metadata.affiliations.flatMap(each => (each.id === null ? [] : [[each.id, organisationOf(each)] as const])))
  const describe = (contributors: readonly Contributor[]) => contributors.flatMap(each => describeContributor(each, organisations))
  return {
    authors: describe(authorsOf(metadata.contributorGroups)),
    editors: describe(
      metadata.contributorGroups.flatMap(group => group.contributors.filter(({ type }) => isEditor.test(type ?? group.type ?? ''))),
    ),
    keywords: distinct(
      metadata.keywords
        .filter(({ type, language }) => !/abbr/i.test(type ?? '') && (language === null || language === metadata.language))
        .flatMap(({ keywords }) => keywords.map(inlineText)),
    ),
    subjects: distinct(metadata.subjects.map(({ path }) => path.at(-1) ?? '')),
    licence: licenceUrl(permissions),
    copyright: { year: permissions.copyrightYear, holder: permissions.copyrightHolder },
    funding: metadata.funding.awards.flatMap(describeAward),
    journal:
      journal.title === null
        ? null
        : {
            title: journal.title,
            abbreviation: journal.abbreviation,
            issns: distinct(journal.issns.map(({ value }) => value)).filter(issn => isIssn(issn) && !isPlaceholderIssn(issn)),
            publisher: journal.publisher,
          },
    volume,
    issue,
    firstPage,
    lastPage,
    elocationId,
  }
}

const isEditor = /\beditors?\b/i

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(text => text !== ''))]

function organisationOf({ institution, text, ror }: Affiliation): MetadataOrganisation {
  return { name: institution ?? inlineText(text), ror: ror === null ? null : readRor(ror) }
}

/** Anonymous contributors are left out. */
function describeContributor(contributor: Contributor, organisations: ReadonlyMap<string, MetadataOrganisation>): MetadataAuthor[] {
  const affiliations = contributor.affiliationIds.flatMap(id => organisations.get(id) ?? []).filter(({ name }) => name !== '')
  switch (contributor.kind) {
    case 'person': {
      const { given, family, suffix, full } = contributor.name
      return [{ kind: 'person', given, family, suffix, full, orcid: contributor.orcid && readOrcid(contributor.orcid), affiliations }]
    }
    case 'group': {
      const full = titleText(contributor.collectiveName)
      return full === '' ? [] : [{ kind: 'group', full, affiliations }]
    }
    case 'anonymous':
      return []
  }
}

function describeAward({ funder, funderIdentifiers, awardNumbers }: Award): MetadataFunding[] {
  if (funder === null) return []
  const [identifier = null] = funderIdentifiers.flatMap(({ type, value }) => funderUrl(type, value) ?? [])
  return [{ funder, identifier, awards: awardNumbers }]
}

/** The one URL of a funder's identifier, whatever the source calls its type. */
export function funderUrl(type: string | null, value: string): string | null {
  const ror = readRor(value)
  if (ror !== null) return isRor(ror) ? ror : null
  return identifierUrl('doi', value) ?? identifierUrl(type, value) ?? httpUrl(value)
}

/** Some sources give the URL of a licence as an attribute, others in its text alone. */
function licenceUrl({ licences }: ArticleMetadata['permissions']): string | null {
  const given = licences.flatMap(({ href }) => (href === null ? [] : (httpUrl(href) ?? [])))
  return given[0] ?? licences.flatMap(({ text }) => creativeCommonsIn(text))[0] ?? null
}

function creativeCommonsIn(text: readonly Block[]): string[] {
  const found: string[] = []
  walkBlocks(text, {
    inline: node => {
      const url = node.kind === 'link' ? httpUrl(node.href) : null
      if (url !== null && new URL(url).hostname === 'creativecommons.org') found.push(url)
    },
  })
  return found
}

/** A URL that can stand in a header and in JSON: spaces, quotes and angle brackets are escaped. */
export function httpUrl(text: string): string | null {
  const url = URL.parse(readUrl(text) ?? '')
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}
