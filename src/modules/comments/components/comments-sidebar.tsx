import { ReadyHtml } from '../../sites/pages/placeholders.tsx'
import type { CommentsPanel } from '../pages/comments-panel.ts'
import { CommentLink } from './comment-link.tsx'
import './comments-sidebar.css'

/** The latest comments on a publication, with links to all of them and to the form. The loader renders it (comments-panel). */
export const CommentsSidebar = ({ panel }: { panel: CommentsPanel | null }) =>
  panel && (
    <section className="comments-beside" aria-labelledby="comments">
      <ReadyHtml key={panel.placeholder} name={panel.placeholder} html={panel.html ?? undefined} />
      <ul className="comments-ways">
        {panel.ways.map(way => (
          <li key={way.to}>
            <CommentLink {...way} />
          </li>
        ))}
      </ul>
    </section>
  )
