/**
 * The data and messages about tracking and alerts for public pages, so that their scripts contain no catalogue of them. A cached answer
 * contains those of an anonymous reader; signed-in users get pages of their own (serve-pages).
 */

import type { PendingTracking } from '../../accounts/domain/pending-tracking.ts'
import { type PageContext, siteRequest } from '../../sites/pages/context.ts'
import { requestText } from '../../sites/text/request-text.ts'
import { type AlertStatus, getsAlerts } from '../domain/status.ts'
import { type AlertTopic, writeTopic } from '../domain/topic.ts'
import { alertsContext } from './context.ts'

export interface TrackingFacts extends PendingTracking {
  /** Null for an anonymous reader. */
  isTracked: boolean | null
  label: string
  /** The text of the tooltip. */
  help: string
}

/** @param name of a collection */
export async function trackingFacts(context: PageContext, pending: PendingTracking, name = ''): Promise<TrackingFacts> {
  const { platform, visitor, brand, language } = context.get(siteRequest)
  const { tracking } = context.get(alertsContext)
  const { t } = await requestText({ brand, language })
  const content = { contentId: pending.contentId, type: pending.contentType }
  const isTracked = visitor.kind === 'anonymous' ? null : await tracking.isTracked(platform.key, visitor, content)
  const isItem = pending.contentType === 'ARTICLE'
  return { ...pending, isTracked, label: t(isTracked ? 'tracking' : 'track'), help: help() }

  function help(): string {
    if (isTracked === null) return isItem ? t('track-sign-in') : t('gateway-track-help', { name })
    if (isTracked) return t('tracking-help')
    return isItem ? t('track-help') : t('track-collection-help', { name })
  }
}

export interface AlertBoxFacts {
  topic: string
  status: AlertStatus
  /** The user's own email address; empty for an anonymous reader. */
  email: string
  title: string
  text: string
  label: string
  button: string
  manage: string
}

/** The content-alerts box (specification, accounts.md section 2 “Sign-in screens”). */
export async function alertBoxFacts(context: PageContext, topic: AlertTopic): Promise<AlertBoxFacts> {
  const { platform, visitor, brand, language } = context.get(siteRequest)
  const { alerts } = context.get(alertsContext)
  const { t } = await requestText({ brand, language })
  const status = visitor.kind === 'anonymous' ? 'NOT_SIGNED_UP' : await alerts.status(platform.key, visitor, { topic, email: null })
  return {
    topic: writeTopic(topic),
    status,
    email: visitor.kind === 'anonymous' ? '' : visitor.email,
    title: t('alerts-box-title'),
    text: getsAlerts(status) ? t('alerts-box-signed-up') : describeOffer(),
    label: t('alerts-email'),
    button: t('alerts-sign-up'),
    manage: t('alerts-manage'),
  }

  function describeOffer(): string {
    return topic.kind === 'PLATFORM' ? t('alerts-box-text', { site: platform.displayName }) : t('alerts-box-topic')
  }
}
