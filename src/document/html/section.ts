import { attributes, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import { truncate } from '../../core/text/truncate.ts'
import type { Inline, Section, SectionRole } from '../node.ts'
import { titleText } from '../text.ts'
import type { RenderContext } from './context.ts'
import { renderLabelAndTitle } from './float.ts'
import { isEmpty } from './inline.ts'
import type { ArticleLabels } from './labels/labels.ts'
import { languageAttributes } from './labels/language.ts'

/** A heading at the context's level; nothing where it would be empty. */
export function renderHeading(content: SafeHtml, context: RenderContext): SafeHtml {
  if (content === noHtml) return noHtml
  const level = context.setting.headingLevel
  return html`<h${level}>${content}</h${level}>`
}

/**
 * A section with its heading; `content` gets the context for content below it. The section has no label: each label would make a landmark,
 * and so many landmarks help nobody.
 */
export function renderNamedSection(
  facts: { id: string | null; className: string; heading: SafeHtml; attributes?: Record<string, string | null> },
  content: (below: RenderContext) => SafeHtml,
  context: RenderContext,
): SafeHtml {
  const values = attributes({ id: facts.id, class: facts.className, ...facts.attributes })
  const below = facts.heading === noHtml ? context : context.below()
  return html`<section${values}>${renderHeading(facts.heading, context)}${content(below)}</section>`
}

export function renderSection(node: Section, around: RenderContext): SafeHtml {
  const context = around.inLanguage(node.language)
  const facts = {
    id: context.anchors.takeOrMake(node, idFromTitle(node)),
    className: 'section',
    heading:
      renderLabelAndTitle(node.label, node.title, context, html`section-title`) || context.label(roleTitle(node, context.labels) ?? ''),
    // The section gets no label: a landmark for each section would make landmarks useless.
    attributes: {
      'aria-labelledby': null,
      'data-role': node.role === 'section' ? null : node.role,
      'data-type': node.type,
      ...languageAttributes(node.language),
    },
  }
  return renderNamedSection(facts, below => html`${renderSubtitle(node.subtitle, below)}${below.blocks(node.children)}`, context)
}

/** An id for a section without one in the source: from its title, so that links survive when sections move. */
export function idFromTitle(section: Section): string {
  const words = titleText(section.title)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return words === '' ? 'section' : `section-${truncate(words.replaceAll('-', ' '), maxIdLength).replace('…', '').replaceAll(' ', '-')}`
}
const maxIdLength = 40

export function renderSubtitle(subtitle: readonly Inline[], context: RenderContext): SafeHtml {
  return isEmpty(subtitle) ? noHtml : html`<p class="subtitle">${context.inlines(subtitle)}</p>`
}

const roleLabels: Partial<Record<SectionRole, keyof ArticleLabels>> = {
  abstract: 'abstract',
  acknowledgements: 'acknowledgements',
  glossary: 'glossary',
  'data-availability': 'dataAvailability',
  ethics: 'ethics',
  'competing-interests': 'competingInterests',
  funding: 'funding',
  contributions: 'contributions',
  supplementary: 'supplementary',
  'version-changes': 'versionChanges',
}

/** The name of an untitled section by its role; null where the role tells readers nothing. */
export function roleTitle(section: Section, labels: ArticleLabels): string | null {
  const key = roleLabels[section.role]
  return key === undefined ? null : labels[key]
}
