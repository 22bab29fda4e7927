/** Examples of components that know about articles and reviews. */

import { uncheckedId } from '../../../core/ids/id.ts'
import { reviewerDecisions } from '../../../document/peer-review/decision.ts'
import { ContentCard } from '../../../modules/publications/components/content-card.tsx'
import { Decision, DecisionMark } from '../../../modules/publications/components/decision.tsx'
import { StatusBadge } from '../../../modules/publications/components/status-badge.tsx'
import type { ContentCard as Card } from '../../../modules/publications/domain/content/for-reading.ts'
import { EmptyLibrary } from '../../../modules/sites/components/empty-library.tsx'
import styles from './site-gallery.module.css'

const card: Card = {
  id: uncheckedId(1),
  contentType: 'ARTICLE',
  volume: 1,
  publicationId: 101,
  titleHtml: 'Lichens on <i>slate</i> roofs grow towards the gutter',
  articleType: 'BRIEF_REPORT',
  typeName: null,
  published: '2024-03-09',
  authors: ['Ada Roof', 'Ben Tile', 'Cy Slate'],
  authorCount: 12,
  abstract: 'Roofs of 214 houses were photographed twice, nine years apart. Thalli had moved downhill on all but three of them.',
  versionNumber: 2,
  versionCount: 2,
  reviewLabel: 'passed peer review',
  decisions: ['APPROVED', 'APPROVED', 'APPROVED_WITH_RESERVATIONS'],
  thumbnail: null,
  subjects: ['Ecology', 'Urban biology'],
  newVersionReason: 'REVISED',
  sampleContent: false,
}
const statuses = ['PUBLISHED', 'PEER_REVIEW_REQUESTED', 'UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW'] as const

export const siteGallery: Record<string, { title: string; element: React.ReactNode }[]> = {
  decision: [
    {
      title: 'With its word',
      element: (
        <ul className={styles.stack}>
          {reviewerDecisions.map(decision => (
            <li key={decision}>
              <Decision decision={decision} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: 'As a mark',
      element: (
        <p className={styles.row}>
          {reviewerDecisions.map(decision => (
            <DecisionMark key={decision} decision={decision} />
          ))}
        </p>
      ),
    },
  ],
  'status-lozenge': [
    {
      title: 'Every status',
      element: (
        <p className={styles.row}>
          {statuses.map(status => (
            <StatusBadge key={status} status={status} />
          ))}
        </p>
      ),
    },
  ],
  'content-card': [
    { title: 'In a list', element: <ContentCard card={card} level="h3" /> },
    { title: 'First of a list', element: <ContentCard card={{ ...card, id: uncheckedId(2), publicationId: 102 }} level="h3" lead /> },
    {
      title: 'Little known',
      element: (
        <ContentCard
          card={{
            ...card,
            id: uncheckedId(3),
            publicationId: 103,
            articleType: null,
            published: '2024',
            authors: ['A Consortium'],
            authorCount: 1,
            decisions: [],
            reviewLabel: null,
            subjects: [],
            sampleContent: true,
          }}
          level="h3"
        />
      ),
    },
  ],
  'empty-library': [{ title: 'Nothing yet', element: <EmptyLibrary /> }],
}
