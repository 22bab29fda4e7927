/** Words of what opens over the text, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  // Reading aids
  reference: 'Reference',
  note: 'Note',
  'show-in-references': 'Show in the list of references',
  'show-in-notes': 'Show among the notes',
  'picture-number': 'Picture {number} of {count}',
  'previous-picture': 'Previous picture',
  'next-picture': 'Next picture',
  'zoom-in': 'Zoom in',
  'zoom-out': 'Zoom out',
  'zoom-to-fit': 'Fit to the screen',
  'open-picture-file': 'Open the file',
  'picture-keys': 'Arrow keys move the picture when it is enlarged and turn to the next when it is not; plus and minus zoom.',
  formula: 'Formula',
  'copy-tex': 'Copy TeX',
  'copy-converted-tex': 'Copy TeX (converted from MathML)',
  'copy-mathml': 'Copy MathML',
  copied: 'Copied',
  'not-copied': 'Could not be copied',
  'previous-formula': 'Previous formula',
  'next-formula': 'Next formula',
} as const satisfies Catalogue
