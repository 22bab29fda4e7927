/** The forms of comments (specification, accounts.md sections 3 and 5). */

import type { EntryRule } from '../../../core/forms/entries.ts'
import { formLimits } from '../../../core/forms/limits.ts'
import { allOf, maximumLength, required, requiredWith } from '../../../core/forms/rules.ts'
import { isCountryCode } from '../../accounts/domain/countries.ts'
import { flagReasons } from './comment.ts'

/** The fields are in the order of the form. */
export const commentFields = [
  'comment',
  'competingInterests',
  'institution',
  'department',
  'place',
  'state',
  'countryCode',
  'acceptedTermsAndConditions',
] as const
export type CommentField = (typeof commentFields)[number]
export type CommentLabels = Readonly<Record<Exclude<CommentField, 'acceptedTermsAndConditions'>, string>>

const line = (label: string) => maximumLength(label, formLimits.textLength)
const text = (label: string) => maximumLength(label, formLimits.longTextLength)
const country: EntryRule = entry => (isCountryCode(entry) ? null : { key: 'choose-from-list', values: {} })

/** Institution and country are the formal affiliation that commenters need. */
export const commentRules = (labels: CommentLabels): Record<CommentField, EntryRule> => ({
  comment: allOf(required(labels.comment), text(labels.comment)),
  competingInterests: text(labels.competingInterests),
  institution: allOf(required(labels.institution), maximumLength(labels.institution, formLimits.institutionLength)),
  department: line(labels.department),
  place: line(labels.place),
  state: line(labels.state),
  countryCode: (entry, entries) => required(labels.countryCode)(entry) ?? country(entry, entries),
  acceptedTermsAndConditions: requiredWith('comment-terms-not-accepted'),
})

/** Telling the editors of a comment. */
export const flagFields = ['reason', 'text'] as const
export type FlagField = (typeof flagFields)[number]
export const flagRules = (label: string): Record<FlagField, EntryRule> => ({
  reason: entry => (flagReasons.some(reason => reason === entry) ? null : { key: 'choose-from-list', values: {} }),
  text: text(label),
})

/** The rules for an editor's explanation to the author of a comment. */
export const reasonRules = (label: string): { reason: EntryRule } => ({ reason: allOf(required(label), text(label)) })
