import type { MessageKey } from '../../../sites/text/text.tsx'

interface GuidelineSection {
  id: string
  title: MessageKey
  items: readonly MessageKey[]
}

/** The section on preparing a submission; the article types follow it, then the other sections. */
export const beforeSection: GuidelineSection = {
  id: 'before',
  title: 'guidelines-before',
  items: ['guidelines-before-original', 'guidelines-before-authors', 'guidelines-before-licence', 'guidelines-before-tools'],
}

export const writingSections: readonly GuidelineSection[] = [
  {
    id: 'structure',
    title: 'guidelines-structure',
    items: [
      'guidelines-structure-title',
      'guidelines-structure-abstract',
      'guidelines-structure-keywords',
      'guidelines-structure-text',
      'guidelines-structure-figures',
      'guidelines-structure-end',
      'guidelines-structure-files',
    ],
  },
  {
    id: 'data',
    title: 'guidelines-data',
    items: ['guidelines-data-deposit', 'guidelines-data-statement', 'guidelines-data-restricted', 'guidelines-data-software'],
  },
  {
    id: 'reporting',
    title: 'guidelines-reporting',
    items: [
      'guidelines-reporting-approval',
      'guidelines-reporting-trials',
      'guidelines-reporting-guideline',
      'guidelines-reporting-statistics',
    ],
  },
  {
    id: 'references',
    title: 'guidelines-references',
    items: ['guidelines-references-style', 'guidelines-references-data', 'guidelines-references-check'],
  },
]

export const afterSection: GuidelineSection = {
  id: 'after',
  title: 'guidelines-after',
  items: ['guidelines-after-versions', 'guidelines-after-retraction', 'guidelines-after-share'],
}
