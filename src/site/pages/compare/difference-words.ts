import type { DifferenceWords } from '../../../domain/document/difference/html/words.ts'
import type { Text } from '../../text/text.tsx'

/** The words of a comparison, for the renderer of its text. */
export function differenceWords({ language, say }: Text, numbers: { old: number; new: number }): DifferenceWords {
  const number = { old: String(numbers.old), new: String(numbers.new) }
  return {
    language,
    change: each => say('compare-change-number', { number: String(each) }),
    kinds: {
      changed: say('compare-kind-changed'),
      added: say('compare-kind-added'),
      removed: say('compare-kind-removed'),
      moved: say('compare-kind-moved'),
    },
    parts: {
      title: say('compare-part-title'),
      authors: say('compare-part-authors'),
      affiliations: say('compare-part-affiliations'),
      abstract: say('abstract'),
      keywords: say('keywords'),
      references: say('compare-part-references'),
      information: say('compare-part-information'),
    },
    untitled: say('compare-part-untitled'),
    version: { old: say('version-number', { number: number.old }), new: say('version-number', { number: number.new }) },
    readIn: { old: say('compare-read-in', { number: number.old }), new: say('compare-read-in', { number: number.new }) },
    showUnchanged: count => say('compare-show-unchanged', { count }),
    noChanges: say('compare-no-changes'),
    spoken: { added: say('compare-spoken-added'), removed: say('compare-spoken-removed') },
    movedAway: say('compare-moved-away'),
    imageSame: say('compare-picture-same'),
    imageChanged: say('compare-picture-changed'),
    fileChanged: say('compare-file-changed'),
  }
}
