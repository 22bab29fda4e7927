/** What every renderer of a node is given: how to render what stands inside it, and what it needs to know of the page. */

import type { Language } from '../../core/text/languages.ts'
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Block, Inline, InlineNote, Table } from '../node.ts'
import type { Anchors } from './anchors.ts'
import { type ArticleLabels, labelsOf } from './labels.ts'
import { primaryLanguage } from './language.ts'
import type { PresentedFile } from './rendered-article.ts'

/** The two tables of renderers, handed in so that the families of renderers need not know each other. */
export interface NodeRenderers {
  inline: (node: Inline, context: RenderContext) => SafeHtml
  block: (node: Block, context: RenderContext) => SafeHtml
}

/** A note that stood in the text, until it is written at the end of its document. */
export interface PendingNote {
  note: InlineNote
  label: string
  id: string
  callId: string
}

interface Setting {
  renderers: NodeRenderers
  anchors: Anchors
  /** Of the labels, dates and numbers. */
  language: Language
  /** Of the text around, as a BCP 47 tag; empty where nobody knows. */
  textLanguage: string
  resolveFile: (href: string) => PresentedFile | null
  /** By which each table has a file of its own; without a name it has none. */
  tableNames: ReadonlyMap<Table, string>
  /** Shared by all contexts of one document; emptied when its notes are written. */
  pendingNotes: PendingNote[]
  noteCount: { value: number }
  /** Level of the next heading, 2 to 6. */
  headingLevel: number
  /** Within a link: HTML allows no link in a link. */
  insideLink: boolean
  /** Within a superscript: the call of a note is raised once. */
  raised: boolean
  /** Text that is shown again elsewhere: without ids, links and notes. */
  bare: boolean
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

  /** For another document on the same page, with its own ids and notes. */
  forDocument(anchors: Anchors, headingLevel: number): RenderContext {
    return this.with({ anchors, headingLevel, pendingNotes: [], noteCount: { value: 0 } })
  }

  /** For what says its own language; for null that of the text around goes on. */
  inLanguage(language: string | null): RenderContext {
    return language === null || language === this.setting.textLanguage ? this : this.with({ textLanguage: language })
  }

  /** Whether labels are in another language than the text around them. */
  get #isForeign(): boolean {
    return primaryLanguage(this.setting.textLanguage) !== this.setting.language
  }

  /** A label in the text, with its language where the text around it has another. */
  label(text: string): SafeHtml {
    const { lang } = this.labelLanguage()
    return lang === null || text === '' ? escapeHtml(text) : html`<span${attributes({ lang })}>${escapeHtml(text)}</span>`
  }

  /** `lang` of an element that has no text but labels, in its attributes or inside. */
  labelLanguage(): { lang: string | null } {
    return { lang: this.#isForeign ? this.setting.language : null }
  }

  /** `lang` of what stands inside an element whose attributes hold a label (`labelLanguage`), while its content is text of the article. */
  contentLanguage(): { lang: string | null } {
    return { lang: this.#isForeign ? this.setting.textLanguage : null }
  }

  /** “Name: value”, punctuated as the language of the labels does it. */
  named(name: SafeHtml, value: SafeHtml): SafeHtml {
    const parts: Record<string, SafeHtml> = { name, value }
    return joinHtml(
      this.labels.nameAndValue.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? (parts[part] ?? noHtml) : escapeHtml(part))),
    )
  }

  number(value: number): string {
    return numberFormat(this.setting.language).format(value)
  }

  /** For what stands below a heading of this level. */
  below(): RenderContext {
    return this.with({ headingLevel: Math.min(this.setting.headingLevel + 1, 6) })
  }

  /** The id attribute's value for a node; null in text that is shown again elsewhere. */
  id(node: { id: string | null }): string | null {
    return this.setting.bare ? null : this.anchors.take(node)
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** To make one takes as long as to render a paragraph. */
function numberFormat(language: string): Intl.NumberFormat {
  const made = numberFormats.get(language) ?? new Intl.NumberFormat(language)
  numberFormats.set(language, made)
  return made
}
