/** Validates and converts the forms of the board's members, its subjects and the statistics. */

import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { withoutBannedCharacters } from '../../../../core/forms/rules.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { parseId } from '../../../../core/text/parse-id.ts'
import { readOrcid } from '../../../../document/metadata/identifiers.ts'
import { hasOrcidChecksum } from '../../../accounts/domain/orcid.ts'
import { boardLimits } from './board-limits.ts'
import { type EntryError, type EntryErrors, maxBodyLength } from './page-entries.ts'
import { removedSince } from './removed-subjects.ts'
import type { BoardSubject, SiteStatistics } from './site-page.ts'

/** A member as editors see them; the position among the others is stored separately. */
export interface MemberFacts {
  name: string
  role: string | null
  institution: string | null
  /** The id of an image in the media library. */
  mediaId: number | null
  keywords: string[]
  orcid: string | null
  /** Unsanitised HTML; it is sanitised when it is read. */
  body: string | null
  subjectIds: number[]
}

const invalid = (key: string, values: EntryError['values'] = {}): EntryError => ({ key, values })
const tooLong = (maxLength: number) => invalid('field-too-long', { maxLength })
const linesOf = (text: string): string[] => [...new Set(text.split('\n').map(normaliseLine))].filter(line => line !== '')

/** @returns a `member` that is meaningful only without errors */
export function readMemberEntries(entries: Entries): { member: MemberFacts; errors: EntryErrors } {
  const errors: EntryErrors = {}
  const line = (field: string): string | null => {
    const text = normaliseLine(entryOf(entries, field))
    if (text.length > boardLimits.line) errors[field] = tooLong(boardLimits.line)
    return text === '' ? null : text
  }
  const name = line('name') ?? ''
  if (name === '') errors.name = invalid('field-required')
  const picture = entryOf(entries, 'picture')
  const mediaId = parseId(picture)
  if (picture !== '' && mediaId === null) errors.picture = invalid('content-choice-wrong')
  const keywords = linesOf(entryOf(entries, 'keywords'))
  const { keywords: max, keyword: length } = boardLimits
  if (keywords.length > max || keywords.some(keyword => keyword.length > length))
    errors.keywords = invalid('board-keywords-wrong', { most: max, length })
  const entered = line('orcid')
  const orcid = entered && readOrcid(entered)
  if (entered !== null && (orcid === null || !hasOrcidChecksum(orcid))) errors.orcid = invalid('board-orcid-wrong')
  const body = entryOf(entries, 'body')
  if (body.length > maxBodyLength) errors.body = tooLong(maxBodyLength)
  const subjectIds = (Object.hasOwn(entries, 'subject') ? (entries.subject ?? []) : []).flatMap(id => parseId(id) ?? [])
  return {
    member: {
      ...{ name, role: line('role'), institution: line('institution'), mediaId, keywords, orcid },
      // The editor leaves an empty paragraph where there is no text.
      body: /^\s*(?:<p>\s*<\/p>\s*)?$/.test(body) ? null : body,
      subjectIds: [...new Set(subjectIds)],
    },
    errors,
  }
}

export const entriesOfMember = (member: MemberFacts): Entries => ({
  ...{ name: [member.name], role: [member.role ?? ''], institution: [member.institution ?? ''], orcid: [member.orcid ?? ''] },
  ...{ picture: [String(member.mediaId ?? '')], keywords: [member.keywords.join('\n')], body: [member.body ?? ''] },
  subject: member.subjectIds.map(String),
})

/** Each changed subject has the name that the form started with; null where the form does not contain it. */
export interface SubjectChanges {
  renamed: (BoardSubject & { was: string | null })[]
  added: string[]
  removed: { id: number; was: string | null }[]
}

/**
 * Reads a field for each existing subject, with its original name, and one for new ones. Subjects that the form leaves unchanged or does
 * not contain are not touched, because somebody else may have changed or added them.
 * @param present the platform's subjects
 */
export function readSubjectEntries(entries: Entries, present: readonly BoardSubject[]): { changes: SubjectChanges; errors: EntryErrors } {
  const errors: EntryErrors = {}
  const changes: SubjectChanges = { renamed: [], added: [], removed: [] }
  const taken = new Set<string>()
  for (const { id, name } of [...present, ...removedSince(entries, present)]) {
    const field = `subject-${id}`
    const was = Object.hasOwn(entries, `was-${id}`) ? entryOf(entries, `was-${id}`) : null
    const isLeft = !Object.hasOwn(entries, field) || entryOf(entries, field) === was
    const meant = isLeft ? name : normaliseLine(entryOf(entries, field))
    if (meant === name) taken.add(name)
    else if (meant === '') changes.removed.push({ id, was })
    else {
      if (meant.length > boardLimits.subject) errors[field] = tooLong(boardLimits.subject)
      else if (withoutBannedCharacters(meant) !== null) errors[field] = invalid('label-banned-characters')
      changes.renamed.push({ id, was, name: meant })
    }
  }
  for (const { id, name } of changes.renamed) {
    if (taken.has(name)) errors[`subject-${id}`] ??= invalid('board-same')
    taken.add(name)
  }
  changes.added = linesOf(entryOf(entries, 'added')).filter(name => !taken.has(name))
  const { subjects: max, subject: length } = boardLimits
  const total = present.length - changes.removed.length + changes.added.length
  if (changes.added.length > 0 && (total > max || changes.added.some(name => name.length > length)))
    errors.added = invalid('board-subjects-wrong', { most: max, length })
  else if (changes.added.some(name => withoutBannedCharacters(name) !== null)) errors.added = invalid('label-banned-characters')
  return { changes, errors }
}

/** Whether somebody else has renamed a subject that the form changes, or has used a new name of it, since the form was opened. */
export function isLateForSubjects({ renamed, removed }: SubjectChanges, present: readonly BoardSubject[]): boolean {
  const nameOf = new Map(present.map(({ id, name }) => [id, name]))
  const changed = new Set([...renamed, ...removed].map(({ id }) => id))
  const stay = new Set(present.filter(({ id }) => !changed.has(id)).map(({ name }) => name))
  return (
    renamed.some(({ id, was, name }) => nameOf.get(id) !== was || stay.has(name)) ||
    removed.some(({ id, was }) => nameOf.has(id) && nameOf.get(id) !== was)
  )
}

/** @returns `statistics` that are meaningful only without errors; null where every field is empty, which removes them */
export function readStatisticsEntries(entries: Entries): { statistics: SiteStatistics | null; errors: EntryErrors } {
  const { stats, errors: invalidRows } = readNumbers(entries)
  const errors: EntryErrors = {}
  const sectionTitle = normaliseLine(entryOf(entries, 'sectionTitle'))
  const day = entryOf(entries, 'lastUpdated')
  const isEmpty = sectionTitle === '' && day === '' && stats.length === 0
  if (sectionTitle.length > boardLimits.line) errors.sectionTitle = tooLong(boardLimits.line)
  if (sectionTitle === '' && !isEmpty) errors.sectionTitle = invalid('field-required')
  if (day !== '' && !isDay(day)) errors.lastUpdated = invalid('board-day-wrong')
  const statistics = isEmpty ? null : { sectionTitle, lastUpdated: day === '' ? null : day, stats }
  return { statistics, errors: { ...errors, ...invalidRows } }
}

/** Ignores empty rows. */
function readNumbers(entries: Entries): { stats: SiteStatistics['stats']; errors: EntryErrors } {
  const errors: EntryErrors = {}
  const stats: SiteStatistics['stats'] = []
  for (let row = 0; row < boardLimits.numbers; row += 1) {
    const [count, label] = [normaliseLine(entryOf(entries, `count-${row}`)), normaliseLine(entryOf(entries, `label-${row}`))]
    if (count === '' && label === '') continue
    if (!/^\d{1,15}$/.test(count)) errors[`count-${row}`] = invalid('board-count-wrong')
    if (label === '') errors[`label-${row}`] = invalid('board-label-missing')
    else if (label.length > boardLimits.line) errors[`label-${row}`] = tooLong(boardLimits.line)
    else if (stats.some(each => each.label === label)) errors[`label-${row}`] = invalid('board-same')
    else if (withoutBannedCharacters(label) !== null) errors[`label-${row}`] = invalid('label-banned-characters')
    stats.push({ count: Number(count), label })
  }
  return { stats, errors }
}

/** Checks that a date exists, and that PostgreSQL supports its year. */
const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1000') return false
  const time = new Date(text)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

export const entriesOfStatistics = (statistics: SiteStatistics | null): Entries => ({
  sectionTitle: [statistics?.sectionTitle ?? ''],
  lastUpdated: [statistics?.lastUpdated ?? ''],
  ...Object.fromEntries(
    (statistics?.stats ?? []).flatMap(({ count, label }, row) => [
      [`count-${row}`, [String(count)]],
      [`label-${row}`, [label]],
    ]),
  ),
})
