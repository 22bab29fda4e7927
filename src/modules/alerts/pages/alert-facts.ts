/**
 * The data and messages about tracking and alerts for public pages, so that their scripts contain no catalogue of them. A cached answer
 * contains those of an anonymous reader; signed-in users get pages of their own (serve-pages).
 */

import type { PendingTracking, WrittenTracking } from '../../accounts/domain/pending-tracking.ts'
import { type PageContext, pageRequestContext } from '../../sites/pages/context.ts'
import { requestText } from '../../sites/text/request-text.ts'
import { type AlertStatus, getsAlerts } from '../domain/status.ts'
import { type AlertTopic, writeTopic } from '../domain/topic.ts'
import { trackedContent } from '../domain/tracking/tracking.ts'
import { describeTopic } from './alerts/describe-topic.ts'
import { alertsContext } from './context.ts'

export interface TrackingFacts extends WrittenTracking {
  /** Null for an anonymous reader. */
  isTracked: boolean | null
  label: string
  /** The text of the tooltip. */
  help: string
}

/** @param name of a collection */
export async function trackingFacts(context: PageContext, pending: PendingTracking, name = ''): Promise<TrackingFacts> {
  const { platform, user, brand, language } = context.get(pageRequestContext)
  const { tracking } = context.get(alertsContext)
  const { t } = await requestText({ brand, language })
  const content = trackedContent(pending)
  const isTracked = user.kind === 'anonymous' ? null : await tracking.isTracked(platform.key, user, content)
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
  const { platform, user, brand, language } = context.get(pageRequestContext)
  const { alerts } = context.get(alertsContext)
  const { t } = await requestText({ brand, language })
  const status = user.kind === 'anonymous' ? 'NOT_SIGNED_UP' : await alerts.status(platform.key, user, { topic, email: null })
  return {
    topic: writeTopic(topic),
    status,
    email: user.kind === 'anonymous' ? '' : user.email,
    title: t('alerts-box-title'),
    text: getsAlerts(status) ? t('alerts-box-signed-up') : await describeOffer(),
    label: t('alerts-email'),
    button: t('alerts-sign-up'),
    manage: t('alerts-manage'),
  }

  async function describeOffer(): Promise<string> {
    if (topic.kind === 'PLATFORM') return t('alerts-box-text', { site: platform.displayName })
    const name = (await describeTopic(context, topic))?.name ?? ''
    switch (topic.kind) {
      case 'SEARCH':
        return t('alerts-box-search', { name })
      case 'AUTHOR':
        return t('alerts-box-author', { name })
      case 'SUBJECT':
      case 'GATEWAY':
        return t('alerts-box-topic', { name })
    }
  }
}
