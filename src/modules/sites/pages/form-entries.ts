/** Forms that were posted, for actions. */

import type { ActionFunctionArgs } from 'react-router'
import type { Entries } from '../../../core/forms/entries.ts'
import { siteRequest } from './context.ts'

/** More than most forms of ours have. */
const maxEntries = 100
const maxEntryLength = 4000

/** What was entered; a file is nothing. Whatever no form of ours could have sent is cut off. @param longest characters of one entry @param most entries */
export function readEntries(form: FormData, maxLength = maxEntryLength, max = maxEntries): Entries {
  const entries = new Map<string, string[]>()
  for (const [name, entry] of [...form].slice(0, max)) {
    if (typeof entry === 'string') entries.set(name, [...(entries.get(name) ?? []), entry.slice(0, maxLength)])
  }
  return Object.fromEntries(entries)
}

/** What a page may show again: all but passwords, and what served once. */
export function shownAgain(entries: Entries): Entries {
  const kept = Object.entries(entries).filter(([name]) => !/password|recaptcha|question/i.test(name))
  return Object.fromEntries(kept)
}

/** Who asks, for what writes letters. */
export function requestContextOf({ context }: Pick<ActionFunctionArgs, 'context'>) {
  const { platform, brand, origin, language, clientInfo } = context.get(siteRequest)
  return { site: { platform, brand, origin }, language, clientInfo }
}

/** In whole minutes, as people are told. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
