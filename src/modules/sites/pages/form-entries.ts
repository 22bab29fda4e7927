/** Forms that were posted, for actions. */

import type { ActionFunctionArgs } from 'react-router'
import { type Entries, textEntries } from '../../../core/forms/entries.ts'
import { pageRequestContext } from './context.ts'

/** More than most forms of ours have. */
const maxEntries = 100
const maxEntryLength = 4000

/**
 * Reads the text entries and ignores files. Anything beyond the limits, which none of our forms reaches, is cut off. @param maxLength
 * characters of one entry @param max number of entries
 */
export const readEntries = (form: FormData, maxLength = maxEntryLength, max = maxEntries): Entries =>
  textEntries([...form].slice(0, max), maxLength)

/** The entries that a page may show again: all but passwords, captcha tokens and used questions. */
export function shownAgain(entries: Entries): Entries {
  const retained = Object.entries(entries).filter(([name]) => !/password|recaptcha|question/i.test(name))
  return Object.fromEntries(retained)
}

/** The request context of use cases that send emails. */
export function requestContextOf({ context }: Pick<ActionFunctionArgs, 'context'>) {
  const { platform, brand, origin, language, clientInfo } = context.get(pageRequestContext)
  return { site: { platform, brand, origin }, language, clientInfo }
}

/** Rounded up to whole minutes, for messages. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
