/**
 * Manages the ids in a page: the source's own, made safe and unique, and the targets of links. A page may contain several documents (an
 * article and its reports); each has a scope with its own prefix, and all share the used ids.
 */
export interface Identified {
  id: string | null
}

export class Anchors {
  readonly #prefix: string
  readonly #parent: Anchors | null
  readonly #used: Set<string>
  readonly #pageIds = new Map<object, string>()
  readonly #targets = new Map<string, string>()
  /** Targets of all scopes of the page: ids are unique in a file, so a translation may refer to a sibling's ids. */
  readonly #pageTargets: Map<string, string>
  readonly #calls = new Map<string, string>()
  readonly #citations = new Map<string, string>()
  readonly #called = new Set<string>()
  readonly #emitted = new Set<object | string>()

  constructor(prefix: string, parent: Anchors | null, reserved: readonly string[] = []) {
    this.#prefix = prefix
    this.#parent = parent
    this.#used = parent === null ? new Set(reserved) : parent.#used
    this.#pageTargets = parent === null ? new Map<string, string>() : parent.#pageTargets
  }

  /** A scope for a document on the same page; its links find targets in this scope first, then in the others. */
  scope(prefix: string): Anchors {
    return new Anchors(prefix, this)
  }

  /**
   * Registers every id in a tree (any plain data) and every call of a note. Links go to the first node with an id, so content that is
   * certainly shown is collected before possible copies.
   */
  collect(tree: unknown): void {
    const waiting: unknown[] = [tree]
    while (waiting.length > 0) {
      const value = waiting.pop()
      if (typeof value !== 'object' || value === null) continue
      if (!Array.isArray(value)) this.#register(value)
      const inner: unknown[] = Array.isArray(value) ? value : Object.values(value)
      for (let index = inner.length - 1; index >= 0; index -= 1) waiting.push(inner[index])
    }
  }

  #register(node: object): void {
    if ('id' in node && typeof node.id === 'string' && !this.#pageIds.has(node)) {
      const pageId = this.own(node.id)
      this.#pageIds.set(node, pageId)
      this.alias(node.id, pageId)
    }
    if ('kind' in node && node.kind === 'cross-reference' && 'targets' in node && Array.isArray(node.targets)) {
      const note = noteCalls.has('refType' in node ? node.refType : null)
      const targets: unknown[] = note ? node.targets : []
      for (const target of targets) if (typeof target === 'string') this.#called.add(target)
    }
  }

  /** Makes a new unique id, similar to the wanted one. */
  own(wanted: string): string {
    const safe = this.#prefix + (wanted.replace(unsafe, '-') || 'id')
    let id = safe
    for (let number = 2; this.#used.has(id); number += 1) id = `${safe}-${number}`
    this.#used.add(id)
    return id
  }

  /** The id to write for a node; null where it has none, or was written before (a part that is shown twice). */
  take(node: Identified): string | null {
    if (node.id === null || this.#emitted.has(node)) return null
    this.#emitted.add(node)
    return this.#pageIds.get(node) ?? null
  }

  /** The id of a node that must have one, such as a section in the outline; made from `name` where the source gave none. */
  of(node: object, name: string): string {
    const known = this.#pageIds.get(node)
    if (known !== undefined) return known
    const made = this.own(name)
    this.#pageIds.set(node, made)
    return made
  }

  /** Returns the id as `of` does, but only the first time; null where it was written before. */
  takeOrMake(node: object, name: string): string | null {
    const id = this.of(node, name)
    if (this.#emitted.has(node)) return null
    this.#emitted.add(node)
    return id
  }

  /** The page's id for one of the source's ids; null where nothing has that id. */
  target(sourceId: string): string | null {
    return this.#inScope(sourceId) ?? this.#pageTargets.get(sourceId) ?? null
  }

  #inScope(sourceId: string): string | null {
    const own = this.#targets.get(sourceId)
    if (own !== undefined || this.#parent === null) return own ?? null
    return this.#parent.#inScope(sourceId)
  }

  /** Links a source's id that is on no node of the tree (a sub-article's own) to an id of the page. */
  alias(sourceId: string, pageId: string): void {
    if (!this.#targets.has(sourceId)) this.#targets.set(sourceId, pageId)
    if (!this.#pageTargets.has(sourceId)) this.#pageTargets.set(sourceId, pageId)
  }

  /** The id for the first call of a note; null for later calls and where the target is not a note. */
  takeCall(sourceId: string): string | null {
    if (!this.#called.has(sourceId)) return null
    const key = `call ${sourceId}`
    if (this.#emitted.has(key)) return null
    this.#emitted.add(key)
    return this.#callOf(sourceId)
  }

  /** The id of a note's first call; null where nothing calls it. */
  callOf(sourceId: string): string | null {
    return this.#called.has(sourceId) ? this.#callOf(sourceId) : null
  }

  /** The id for the first citation of any of these references; null where each was cited before. */
  takeCitation(sourceIds: readonly string[]): string | null {
    const first = sourceIds.filter(sourceId => !this.#citations.has(sourceId))
    if (first[0] === undefined) return null
    const id = this.own(`${first[0]}-call`)
    for (const sourceId of first) this.#citations.set(sourceId, id)
    return id
  }

  /** The id of the first written citation of a reference; null where there is none. */
  citationOf(sourceId: string): string | null {
    return this.#citations.get(sourceId) ?? null
  }

  #callOf(sourceId: string): string {
    const known = this.#calls.get(sourceId)
    if (known !== undefined) return known
    const made = this.own(`${sourceId}-call`)
    this.#calls.set(sourceId, made)
    return made
  }
}
const noteCalls: ReadonlySet<unknown> = new Set(['fn', 'table-fn', 'author-notes'])
const unsafe = /[^\p{L}\p{N}_.:-]+/gu
