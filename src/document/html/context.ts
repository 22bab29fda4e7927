/** The context of every renderer of a node: how to render its children, and the page's options. */

import type { Language } from '../../core/text/languages.ts'
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Block, Inline, InlineNote, Table } from '../node.ts'
import type { Anchors } from './anchors.ts'
import { type ArticleLabels, labelsOf } from './labels/labels.ts'
import { primaryLanguage } from './labels/language.ts'
import type { DisplayedFile } from './rendered-article.ts'

/** The two tables of renderers, passed in so that the families of renderers do not depend on each other. */
export interface NodeRenderers {
  inline: (node: Inline, context: RenderContext) => SafeHtml
  block: (node: Block, context: RenderContext) => SafeHtml
}

/** A note in the text, until it is written at the end of its document. */
export interface PendingNote {
  note: InlineNote
  label: string
  id: string
  callId: string
}

interface Setting {
  renderers: NodeRenderers
  anchors: Anchors
  /** The language of labels, dates and numbers. */
  language: Language
  /** The language of the surrounding text as a BCP 47 tag; empty where it is unknown. */
  textLanguage: string
  resolveFile: (href: string) => DisplayedFile | null
  /** The URL of the other works of an author; null where names are no links. */
  worksOf: ((name: string) => string) | null
  /** Shared by all contexts of one document; true once an image of it says how it is enlarged. */
  enlargeHint: { isGiven: boolean }
  /** The name of each table that is served as a file; a table without a name is not. */
  tableNames: ReadonlyMap<Table, string>
  /** Shared by all contexts of one document; emptied when its notes are written. */
  pendingNotes: PendingNote[]
  noteCount: { value: number }
  /** Level of the next heading, 2 to 6. */
  headingLevel: number
  /** True within a link: HTML forbids nested links. */
  insideLink: boolean
  /** True within a superscript: a note's call is raised only once. */
  raised: boolean
  /** True for text that is shown a second time: without ids, links and notes. */
  plain: boolean
}

export class RenderContext {
  readonly setting: Readonly<Setting>

  constructor(setting: Setting) {
    this.setting = setting
  }

  get labels(): ArticleLabels {
    return labelsOf(this.setting.language)
  }

  get anchors(): Anchors {
    return this.setting.anchors
  }

  inlines(nodes: readonly Inline[]): SafeHtml {
    const { inline } = this.setting.renderers
    return joinHtml(nodes.map(node => inline(node, this)))
  }

  blocks(nodes: readonly Block[]): SafeHtml {
    const { block } = this.setting.renderers
    return joinHtml(nodes.map(node => block(node, this)))
  }

  with(change: Partial<Setting>): RenderContext {
    return new RenderContext({ ...this.setting, ...change })
  }

  /** A context for another document on the same page, with its own ids and notes. */
  forDocument(anchors: Anchors, headingLevel: number): RenderContext {
    return this.with({ anchors, headingLevel, pendingNotes: [], noteCount: { value: 0 } })
  }

  /** A context for content that states its language; null keeps that of the surrounding text. */
  inLanguage(language: string | null): RenderContext {
    return language === null || language === this.setting.textLanguage ? this : this.with({ textLanguage: language })
  }

  /** Whether labels are in another language than the surrounding text. */
  get #isForeign(): boolean {
    return primaryLanguage(this.setting.textLanguage) !== this.setting.language
  }

  /** A label in the text, with its language where the surrounding text has another. */
  label(text: string): SafeHtml {
    const { lang } = this.labelLanguage()
    return lang === null || text === '' ? escapeHtml(text) : html`<span${attributes({ lang })}>${escapeHtml(text)}</span>`
  }

  /** `lang` of an element whose only text is labels, in its attributes or inside. */
  labelLanguage(): { lang: string | null } {
    return { lang: this.#isForeign ? this.setting.language : null }
  }

  /** `lang` of the article's text inside an element whose attributes contain a label (`labelLanguage`). */
  contentLanguage(): { lang: string | null } {
    return { lang: this.#isForeign ? this.setting.textLanguage : null }
  }

  /** “Name: value”, punctuated by the rules of the labels' language. */
  named(name: SafeHtml, value: SafeHtml): SafeHtml {
    const parts: Record<string, SafeHtml> = { name, value }
    return joinHtml(
      this.labels.nameAndValue.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? (parts[part] ?? noHtml) : escapeHtml(part))),
    )
  }

  number(value: number): string {
    return numberFormat(this.setting.language).format(value)
  }

  /** A context for content below a heading of this level. */
  below(): RenderContext {
    return this.with({ headingLevel: Math.min(this.setting.headingLevel + 1, 6) })
  }

  /** The id attribute's value for a node; null in text that is shown a second time. */
  id(node: { id: string | null }): string | null {
    return this.setting.plain ? null : this.anchors.take(node)
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Cached, because creating a formatter takes as long as rendering a paragraph. */
function numberFormat(language: string): Intl.NumberFormat {
  const made = numberFormats.get(language) ?? new Intl.NumberFormat(language)
  numberFormats.set(language, made)
  return made
}
