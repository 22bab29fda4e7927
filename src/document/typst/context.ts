/** The context of every writer of a node: how to write its children, and the document's options. */

import type { Language } from '../../core/text/languages.ts'
import { type ArticleLabels, labelsOf } from '../html/labels/labels.ts'
import type { PrintedNotice } from '../metadata/publication-notice.ts'
import type { Block, Inline } from '../node.ts'
import { call, literal, noTypst, sequence, type Typst } from './code.ts'

/** An image for the compiler: its path there, its size in pixels. */
export interface TypesetImage {
  path: string
  width: number
  height: number
}

interface NodeWriters {
  inline: (node: Inline, context: TypstContext) => Typst
  block: (node: Block, context: TypstContext) => Typst
}

/** Ids of the source that the PDF contains, as the first run found them. A link to any other would stop the compiler. */
export class Marks {
  readonly #names = new Map<string, string>()
  readonly #written = new Set<string>()
  readonly #known: ReadonlySet<string>

  constructor(known: ReadonlySet<string>) {
    this.#known = known
  }

  get written(): ReadonlySet<string> {
    return this.#written
  }

  /** A target for links; nothing the second time. */
  place(id: string | null): Typst {
    if (id === null || id === '' || this.#written.has(id)) return noTypst
    this.#written.add(id)
    return call('place-mark', [literal(this.#nameOf(id))])
  }

  /** The name of an existing target; null where there is none. */
  find(id: string): string | null {
    return this.#known.has(id) ? this.#nameOf(id) : null
  }

  #nameOf(id: string): string {
    const name = this.#names.get(id) ?? `m${this.#names.size + 1}`
    this.#names.set(id, name)
    return name
  }
}

interface Setting {
  writers: NodeWriters
  marks: Marks
  /** The notice on the publication. */
  notice: PrintedNotice | null
  /** When the first version was published, in ISO 8601; null in the first version itself and where it is not known. */
  firstPublished: string | null
  /** The language of labels and dates. */
  language: Language
  picture: (href: string) => TypesetImage | null
  /** A file of the article with its absolute URL, where the site has one; null where it is missing. */
  file: (href: string) => { url: string | null } | null
  /** Level of the next heading, 1 to 6. */
  level: number
  /** Level of the last heading written: PDF/UA forbids skipping a level downwards. Shared by all contexts of a file. */
  lastHeading: { level: number }
  insideLink: boolean
  insideNote: boolean
  raised: boolean
  /** True for text that is shown a second time: without notes and link targets. */
  plain: boolean
}

export class TypstContext {
  readonly setting: Readonly<Setting>

  constructor(setting: Setting) {
    this.setting = setting
  }

  get labels(): ArticleLabels {
    return labelsOf(this.setting.language)
  }

  inlines(nodes: readonly Inline[]): Typst {
    return sequence(nodes.map(node => this.setting.writers.inline(node, this)))
  }

  blocks(nodes: readonly Block[]): Typst {
    return sequence(nodes.map(node => this.setting.writers.block(node, this)))
  }

  with(changes: Partial<Setting>): TypstContext {
    return new TypstContext({ ...this.setting, ...changes })
  }

  below(): TypstContext {
    return this.with({ level: Math.min(this.setting.level + 1, 6) })
  }

  place(node: { id: string | null }): Typst {
    return this.setting.plain ? noTypst : this.setting.marks.place(node.id)
  }

  /** A link to a URL that was checked, unless a link is already open. */
  link(url: string, content: Typst): Typst {
    return this.setting.insideLink ? content : call('link', [literal(url), content])
  }
}
