import type { Inline } from '../../../node.ts'
import { text, trimRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { elementChildren, hasText } from '../xml/read.ts'
import { printNodes } from './printed-parts.ts'

/** The children of a citation that have not been printed yet. */
export class UnprintedParts {
  readonly citation: XmlElement
  readonly context: ReadContext
  /** Whether the locator that was printed last began with a volume or issue. */
  hadVolume = false
  readonly #left: Set<XmlElement>

  constructor(citation: XmlElement, context: ReadContext) {
    this.citation = citation
    this.context = context
    this.#left = new Set(elementChildren(citation).filter(child => child.name === 'etal' || hasText(child.children)))
  }

  /** Prints children of these names, in the order of the names, and removes them from the list. */
  print(...names: string[]): Inline[][] {
    return names.flatMap(name => this.printWhere(child => child.name === name))
  }

  printWhere(isWanted: (child: XmlElement) => boolean): Inline[][] {
    return this.take(isWanted).map(child => this.#print([child]))
  }

  /** Prints several children as one run: loose names become one group of people. */
  printTogether(isWanted: (child: XmlElement) => boolean): Inline[] {
    return this.#print(this.take(isWanted))
  }

  take(isWanted: (child: XmlElement) => boolean): XmlElement[] {
    const taken = [...this.#left].filter(isWanted)
    for (const child of taken) this.#left.delete(child)
    return taken
  }

  has(...names: string[]): boolean {
    return [...this.#left].some(child => names.includes(child.name))
  }

  printRest(): Inline[][] {
    const loose = this.citation.children
      .filter(child => typeof child === 'string')
      .join(' ')
      .trim()
    return [...this.printWhere(() => true), loose ? [text(loose)] : []]
  }

  #print(children: XmlElement[]): Inline[] {
    return trimRun(printNodes(children, this.context))
  }
}
