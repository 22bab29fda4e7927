/** Converts the forms of the board's members and the statistics, which their schemas validate. */

import type * as z from 'zod/mini'
import type { Entries } from '../../../../core/forms/entries.ts'
import { entriesOfTree } from '../../../../core/forms/repeated-entries.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import { readOrcid } from '../../../../document/metadata/identifiers.ts'
import type { BoardSubjectId, MediaId } from '../ids.ts'
import { htmlOf } from '../site-pages/html-entry.ts'
import { linesOf } from '../site-pages/lines-of.ts'
import type { BoardSubject, SiteStatistics } from '../site-pages/site-page.ts'
import type { memberSchema } from './member-schema.ts'
import { isEmptyRow, type statisticsSchema } from './statistics-schema.ts'
import type { SubjectChanges } from './subjects-schema.ts'

/** A member as editors see them; the position among the others is stored separately. */
export interface MemberFacts {
  name: string
  role: string | null
  institution: string | null
  /** The id of an image in the media library. */
  mediaId: MediaId | null
  keywords: string[]
  orcid: string | null
  /** Unsanitised HTML; it is sanitised when it is read. */
  body: string | null
  subjectIds: BoardSubjectId[]
}

/** A member of a valid form. @param subjects the ids of the ticked subjects */
export const memberOf = (
  { name, role, institution, body, picture, orcid, keywords }: z.output<typeof memberSchema>,
  subjects: readonly string[],
): MemberFacts => ({
  ...{ name, role: role || null, institution: institution || null, mediaId: parseId<MediaId>(picture) },
  ...{ orcid: readOrcid(orcid), keywords: linesOf(keywords) },
  body: htmlOf(body),
  subjectIds: [...new Set(subjects.flatMap(id => parseId<BoardSubjectId>(id) ?? []))],
})

export const entriesOfMember = (member: MemberFacts): Entries => ({
  ...{ name: [member.name], role: [member.role ?? ''], institution: [member.institution ?? ''], orcid: [member.orcid ?? ''] },
  ...{ picture: [String(member.mediaId ?? '')], keywords: [member.keywords.join('\n')], body: [member.body ?? ''] },
  subject: member.subjectIds.map(String),
})

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

/** The statistics of a valid form; null where every field is empty, which removes them. */
export function statisticsOf({ sectionTitle, lastUpdated, numbers }: z.output<typeof statisticsSchema>): SiteStatistics | null {
  const stats = numbers.filter(row => !isEmptyRow(row)).map(({ count, label }) => ({ count: Number(count), label }))
  return sectionTitle === '' ? null : { sectionTitle, lastUpdated: lastUpdated === '' ? null : lastUpdated, stats }
}

export const entriesOfStatistics = (statistics: SiteStatistics | null): Entries =>
  entriesOfTree({
    sectionTitle: statistics?.sectionTitle ?? '',
    lastUpdated: statistics?.lastUpdated ?? '',
    numbers: (statistics?.stats ?? []).map(({ count, label }) => ({ count: String(count), label })),
  })
