/** Renders the part “Article information”: all metadata with text that the page shows nowhere else. */

import { html, noHtml, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { ArticleDocument } from '../../article-document.ts'
import type { Block } from '../../node.ts'
import type { RenderContext } from '../context.ts'
import { renderNamedSection } from '../section.ts'
import { unfolding } from '../unfolding.ts'
import { renderFunding } from './funding.ts'
import { renderAboutPeople, renderCreditRoles, renderOtherContributors } from './people.ts'
import { renderDates, renderPublicationDetails, renderRights } from './publication.ts'
import { renderAuthorNotes, renderDatasets, shownInOtherSections } from './statements.ts'

export function renderInformation(document: ArticleDocument, id: string, context: RenderContext): SafeHtml {
  const { metadata } = document
  const { labels } = context
  const heading = context.label(labels.articleInformation)
  const isShown = shownInOtherSections(document)
  const statement = (blocks: readonly Block[], below: RenderContext): SafeHtml =>
    blocks.length === 0 || isShown(blocks) ? noHtml : below.blocks(blocks)
  return renderNamedSection(
    { id, className: 'article-information', heading },
    below => {
      const inner = below.below()
      return html`${[
        part('title-notes', labels.titleNotes, inner.blocks(metadata.titleNotes), below),
        part('contributions', labels.contributions, renderCreditRoles(metadata, inner), below),
        part('author-notes', labels.authorNotes, renderAuthorNotes(metadata, inner), below),
        part('competing-interests', labels.competingInterests, statement(metadata.competingInterests, inner), below),
        part('ethics', labels.ethics, statement(metadata.ethics, inner), below),
        part('data-availability', labels.dataAvailability, statement(metadata.dataAvailability, inner), below),
        part('datasets', labels.datasets, renderDatasets(metadata, inner), below),
        part('funding', labels.funding, renderFunding(metadata, inner), below),
        part('rights', labels.rights, renderRights(metadata, inner), below),
        part('dates', labels.dates, renderDates(metadata, inner), below),
        part('other-contributors', labels.editorsAndOthers, renderOtherContributors(metadata, inner), below),
        part('further-information', labels.furtherInformation, inner.blocks(metadata.other), below),
        unfolding(inner.label(labels.aboutPeople), renderAboutPeople(metadata, inner)),
        unfolding(inner.label(labels.publicationDetails), renderPublicationDetails(metadata, inner)),
      ]}`
    },
    context,
  )
}

function part(name: string, title: string, content: SafeHtml, context: RenderContext): SafeHtml {
  if (content === noHtml) return noHtml
  const id = context.anchors.own(`information-${name}`)
  return renderNamedSection({ id, className: 'information-part', heading: context.label(title) }, () => content, context)
}
