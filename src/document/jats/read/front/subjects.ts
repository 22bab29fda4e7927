import type { ArticleMetadata } from '../../../article-document.ts'
import { namesKind } from '../../../metadata/derive-article-type.ts'
import { joinRuns, readRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, elementChildren, firstChild, hasText, textOf } from '../xml/read.ts'

type Subject = ArticleMetadata['subjects'][number]

/** Groups in which publishers put the name of the article's type; eLife's `heading` is the subject area, and `display-channel` the type. */
const headingGroups = [
  'article-type',
  'display-article-type',
  'paper-type',
  'display-channel',
  'heading',
  'toc-heading',
  'category-toc-heading',
]

/**
 * The heading is the first subject in one of those groups that names a known article type, a correction or the like, else that of
 * `display-channel` or `heading`. All other subjects stay subjects.
 */
export function readSubjects(meta: XmlElement): { heading: string | null; subjects: Subject[] } {
  const groups = childrenNamed(meta, 'article-categories').flatMap(categories => childrenNamed(categories, 'subj-group'))
  const all = groups.flatMap(group =>
    readPaths(group, [], { groupType: attribute(group, 'subj-group-type'), language: attribute(group, 'xml:lang') }),
  )
  const candidates = headingGroups.flatMap(type =>
    all.filter(subject => subject.groupType?.toLowerCase() === type && subject.path.length === 1),
  )
  const heading = candidates.find(subject => namesKind(subject.path[0] ?? '')) ?? candidates[0] ?? null
  return { heading: heading?.path[0] ?? null, subjects: all.filter(subject => subject !== heading) }
}

/** A subject for each term without narrower terms; terms of nested groups are below the last term before them. */
function readPaths(group: XmlElement, above: string[], kind: Pick<Subject, 'groupType' | 'language'>): Subject[] {
  const paths: Subject[] = []
  let path = above
  for (const child of elementChildren(group)) {
    if (child.name === 'subj-group') {
      const last = paths.at(-1)
      if (last && last.path === path) paths.pop()
      paths.push(...readPaths(child, path, kind))
    } else {
      const term = child.name === 'compound-subject' ? elementChildren(child).map(textOf).filter(Boolean).join(' – ') : textOf(child)
      if (!term) continue
      path = [...above, term]
      paths.push({ ...kind, path })
    }
  }
  return paths
}

export function readKeywords(meta: XmlElement, context: ReadContext): ArticleMetadata['keywords'] {
  return childrenNamed(meta, 'kwd-group').map(group => {
    const titles = ['label', 'title'].map(name => firstChild(group, name)).filter(element => element !== null)
    const entries = elementChildren(group).filter(child => !titles.includes(child))
    return {
      type: attribute(group, 'kwd-group-type'),
      language: attribute(group, 'xml:lang'),
      title: joinRuns(
        titles.map(title => readRun(title, context)),
        ' ',
      ),
      keywords: entries.flatMap(entry => readKeyword(entry, context)),
    }
  })
}

function readKeyword(entry: XmlElement, context: ReadContext): ArticleMetadata['keywords'][number]['keywords'] {
  if (entry.name === 'compound-kwd')
    return [
      joinRuns(
        elementChildren(entry).map(part => readRun(part, context)),
        ' – ',
      ),
    ]
  if (entry.name === 'nested-kwd') return elementChildren(entry).flatMap(inner => readKeyword(inner, context))
  if (entry.name === 'unstructured-kwd-group' && entry.children.every(child => typeof child === 'string')) {
    return textOf(entry)
      .split(/\s*[;,]\s*/)
      .filter(Boolean)
      .map(value => [{ kind: 'text', value }])
  }
  return hasText(entry.children) ? [readRun(entry, context)] : []
}
