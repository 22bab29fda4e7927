import type { Id } from '../../../core/ids/id.ts'

export type SubscriberId = Id<'alert_subscriber'>
export type TopicId = Id<'alert_topic'>
export type DigestRunId = Id<'digest_run'>
