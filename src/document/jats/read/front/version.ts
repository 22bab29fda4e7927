import type { XmlElement } from '../xml/node.ts'
import { childrenNamed, descendantsNamed, textOf } from '../xml/read.ts'

/** DOI prefixes of F1000's platforms, whose DOIs end in the version. */
const versionedPrefixes = /^10\.(?:12688|21956)\//

/**
 * The number of this version and its label (“version of record”, “VoR”). The number is, in this order: a plain number in `article-version`
 * (in “1.2” the part before the point); the suffix of a DOI on F1000's platforms, or of an eLife reviewed preprint; the number in the
 * title's note (“[version 2; …]”); else 1.
 */
export function readVersion(meta: XmlElement, dois: readonly string[]): { versionNumber: number; versionLabel: string | null } {
  const versions = [
    ...childrenNamed(meta, 'article-version'),
    ...childrenNamed(meta, 'article-version-alternatives').flatMap(group => childrenNamed(group, 'article-version')),
  ]
  const labels: string[] = []
  let number: number | null = null
  for (const version of versions) {
    const word = textOf(version) || (version.attributes['vocab-term'] ?? version.attributes['article-version-type'] ?? '')
    const plain = /^v?(\d{1,3})(?:\.\d+)*$/i.exec(word)?.[1]
    // PubMed Central counts its own deposits, not the publisher's versions.
    const isPmc = /^pmc/i.test(version.attributes['article-version-type'] ?? '')
    if (!plain) labels.push(word)
    else if (!isPmc) number ??= Number(plain)
  }
  const versionNumber =
    number ??
    dois.map(versionOfDoi).find(found => found !== null) ??
    versionInWords(descendantsNamed(meta, 'title-group').map(textOf).join(' ')) ??
    1
  return { versionNumber: Math.max(1, versionNumber), versionLabel: labels.filter(Boolean).join(', ') || null }
}

export function versionOfDoi(doi: string): number | null {
  const isVersioned = versionedPrefixes.test(doi) || /^10\.\d+\/[a-z]*openres[a-z]*\.\d+\.\d+$/i.test(doi)
  const suffix = isVersioned ? /\.\d+\.(\d{1,2})$/.exec(doi)?.[1] : /^10\.7554\/eLife\.\d+\.(\d)$/i.exec(doi)?.[1]
  return suffix ? Number(suffix) : null
}

/** Parses “[version 2; peer review: 1 approved]”, “Referee response for version 1”. */
export function versionInWords(words: string): number | null {
  const found = /\bversion\s+(\d{1,3})\b/i.exec(words)?.[1]
  return found ? Number(found) : null
}
