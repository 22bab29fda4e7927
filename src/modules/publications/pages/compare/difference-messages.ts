import type { DifferenceMessages } from '../../../../document/difference/html/messages.ts'
import type { Text } from '../../../sites/text/text.tsx'

/** The messages of a comparison for the renderer of its text. */
export function differenceMessages({ language, t }: Text, numbers: { old: number; new: number }): DifferenceMessages {
  const number = { old: String(numbers.old), new: String(numbers.new) }
  return {
    language,
    change: each => t('compare-change-number', { number: String(each) }),
    kinds: {
      changed: t('compare-kind-changed'),
      added: t('compare-kind-added'),
      removed: t('compare-kind-removed'),
      moved: t('compare-kind-moved'),
    },
    parts: {
      title: t('compare-part-title'),
      authors: t('compare-part-authors'),
      affiliations: t('compare-part-affiliations'),
      abstract: t('abstract'),
      keywords: t('keywords'),
      references: t('compare-part-references'),
      information: t('compare-part-information'),
    },
    untitled: t('compare-part-untitled'),
    version: { old: t('version-number', { number: number.old }), new: t('version-number', { number: number.new }) },
    readIn: { old: t('compare-read-in', { number: number.old }), new: t('compare-read-in', { number: number.new }) },
    showUnchanged: count => t('compare-show-unchanged', { count }),
    noChanges: t('compare-no-changes'),
    spoken: { added: t('compare-spoken-added'), removed: t('compare-spoken-removed') },
    movedAway: t('compare-moved-away'),
    imageSame: t('compare-picture-same'),
    imageChanged: t('compare-picture-changed'),
    fileChanged: t('compare-file-changed'),
  }
}
