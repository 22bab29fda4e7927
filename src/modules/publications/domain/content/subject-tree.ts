/** The subjects of a site, level by level (specification, reading.md sections 2.2 and 3 “Ontology term”). */
import type { SubjectId } from '../ids.ts'
import type { ImageFacts } from './for-reading.ts'

export interface Subject {
  id: SubjectId
  slug: string
  name: string
  /** Null for the site's broadest subjects, even where they have ancestors in the whole ontology. */
  parentId: number | null
  /** Plain text. */
  description: string | null
  picture: ImageFacts | null
  /** Counts only children that the site allows. */
  numberOfChildren: number
}

/** The part of the ontology that a site uses. */
export interface OntologySettings {
  /** The term beneath which the site's subjects begin; null where they are the whole ontology. */
  ontologyId: number | null
  ontologyDetails: {
    /** Empty where all are allowed. */
    allowedTopLevelOntologyIds: readonly number[]
    maxSubjectDepth: number
    /** Empty where all are allowed. */
    allowedSecondLevelOntologyIds: readonly number[]
  }
}

export interface SubjectTree {
  /** @param id null for the broadest subjects @returns in their order */
  childrenOf(id: number | null): readonly Subject[]
  withId(id: number): Subject | undefined
  /** Finds a subject by its name, ignoring case; the broadest of several. */
  called(name: string): Subject | undefined
  /** All subjects level by level, the broadest first. */
  all(): readonly Subject[]
  /** Finds a subject by its slug, ignoring case, or by its id. */
  named(text: string): Subject | undefined
  /** The subject after all its ancestors, the broadest first. */
  pathTo(subject: Subject): Subject[]
}

/** @param terms of the whole ontology, siblings in their order */
export function buildSubjectTree(terms: readonly Omit<Subject, 'numberOfChildren'>[], settings: OntologySettings): SubjectTree {
  const { allowedTopLevelOntologyIds: top, allowedSecondLevelOntologyIds: second, maxSubjectDepth } = settings.ontologyDetails
  const allowedAt = [top, second]
  const beneath = Map.groupBy(terms, ({ parentId }) => parentId)
  const children = new Map<number | null, Subject[]>()
  const byId = new Map<number, Subject>()
  let level: { parent: Subject | null; ontologyId: number | null }[] = [{ parent: null, ontologyId: settings.ontologyId }]
  for (let depth = 0; depth < maxSubjectDepth && level.length > 0; depth += 1) {
    const allowed = allowedAt[depth] ?? []
    level = level.flatMap(({ parent, ontologyId }) => {
      const subjects = (beneath.get(ontologyId) ?? [])
        .filter(({ id }) => !byId.has(id) && (allowed.length === 0 || allowed.includes(id)))
        .map((term): Subject => ({ ...term, parentId: parent?.id ?? null, numberOfChildren: 0 }))
      for (const subject of subjects) byId.set(subject.id, subject)
      children.set(parent?.id ?? null, subjects)
      if (parent !== null) parent.numberOfChildren = subjects.length
      return subjects.map(subject => ({ parent: subject, ontologyId: subject.id }))
    })
  }
  const bySlug = new Map([...byId.values()].toReversed().map(subject => [subject.slug.toLowerCase(), subject]))
  const byExactSlug = new Map([...byId.values()].map(subject => [subject.slug, subject]))
  const everySubject = [...byId.values()]
  return {
    childrenOf: id => children.get(id) ?? [],
    withId: id => byId.get(id),
    called: name => everySubject.find(subject => subject.name.toLowerCase() === name.trim().toLowerCase()),
    all: () => everySubject,
    named: text =>
      byExactSlug.get(text) ?? bySlug.get(text.toLowerCase()) ?? (/^\d{1,10}$/.test(text) ? byId.get(Number(text)) : undefined),
    pathTo(subject) {
      const path = [subject]
      for (let { parentId } = subject; parentId !== null; parentId = path[0]?.parentId ?? null) {
        const above = byId.get(parentId)
        if (above === undefined) break
        path.unshift(above)
      }
      return path
    },
  }
}

/** Whether each word of a URL names a subject of the site, anywhere in the tree. */
export const areAllKnown = (tree: SubjectTree, said: readonly string[]): boolean => said.every(word => tree.named(word) !== undefined)

/** Whether each word of a URL names a subject in its place, so that chosenSubjects ignores none. */
export function areAllNamed(tree: SubjectTree, said: readonly string[]): boolean {
  const [first, ...deeper] = said
  if (first === undefined) return true
  const start = tree.named(first)
  return start !== undefined && chosenSubjects(tree, said).length === tree.pathTo(start).length + deeper.length
}

/**
 * The subjects that a URL names, the broadest first. The first word may name a subject of any level, whose ancestors are added; each
 * further word must name a child of the one before, or it and all after it are ignored.
 * @param said slugs or ids, level by level
 */
export function chosenSubjects(tree: SubjectTree, said: readonly string[]): Subject[] {
  const [first, ...deeper] = said
  const start = first === undefined ? undefined : tree.named(first)
  if (start === undefined) return []
  const path = tree.pathTo(start)
  for (const word of deeper) {
    const next = tree.named(word)
    if (next === undefined || next.parentId !== path.at(-1)?.id) break
    path.push(next)
  }
  return path
}
