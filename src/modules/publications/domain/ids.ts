/** Ids of this module's tables. Those that modules below refer to are in src/core/ids/shared-ids.ts. */
import type { Id } from '../../../core/ids/id.ts'

export type ArticleId = Id<'article'>
export type ReportId = Id<'report'>
export type ResponseId = Id<'report_response'>
export type ReviewerId = Id<'referee'>
export type AuthorId = Id<'author'>
export type FunderId = Id<'funder'>
export type SubjectId = Id<'ontology_term'>
export type DocumentTypeId = Id<'document_type'>
