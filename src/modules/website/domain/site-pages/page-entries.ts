/** Validates and converts the form of a page. */
import { type Entries, entryOf, isTicked } from '../../../../core/forms/entries.ts'
import { withoutBannedCharacters } from '../../../../core/forms/rules.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { safeLink } from '../../../gateways/domain/file-parts.ts'
import type { AnchoredItem } from './page-body.ts'
import { invalidPath, normalisePath } from './page-path.ts'
import { type PageSource, pageLayouts, type Widget, widgetTypes } from './site-page.ts'

export const maxPageTitleLength = 200
export const maxDescriptionLength = 500
/** Characters of the body with its blocks, and of each sidebar. */
export const maxBodyLength = 200_000
/** Widgets of each sidebar. */
export const maxWidgets = 12

/** A field error: a message key with its values. */
export interface EntryError {
  key: string
  values: Readonly<Record<string, string | number>>
}
export type EntryErrors = Record<string, EntryError>

export type Showing = 'draft' | 'now' | Date

export interface ReadPage extends PageSource {
  path: string
  gatewayId: number | null
  showing: Showing
}

interface Setting {
  gateways: readonly { id: number; path: string }[]
  /** The path of a page that comes with the project, which cannot be moved. */
  fixedPath: string | null
  now: Date
}

const invalid = (key: string, values: EntryError['values'] = {}): EntryError => ({ key, values })

/** @returns a `page` that is meaningful only without errors */
export function readPageEntries(entries: Entries, { gateways, fixedPath, now }: Setting): { page: ReadPage; errors: EntryErrors } {
  const errors: EntryErrors = {}
  const line = (field: string, maxLength: number): string => {
    const text = normaliseLine(entryOf(entries, field))
    if (text.length > maxLength) errors[field] = invalid('field-too-long', { maxLength })
    return text
  }
  const title = line('title', maxPageTitleLength)
  if (title === '') errors.title = invalid('field-required')
  const gateway = gateways.find(({ id }) => String(id) === entryOf(entries, 'gateway')) ?? null
  const path = fixedPath ?? normalisePath(entryOf(entries, 'path'))
  // An empty path is an error, not the front page, which has to be entered as “/”.
  const isEmpty = entryOf(entries, 'path').trim() === ''
  const wrongly = fixedPath !== null ? null : isEmpty ? 'empty' : invalidPath(path, gateway?.path ?? null)
  if (wrongly !== null) errors.path = invalid(`content-path-${wrongly}`, { path: gateway?.path ?? '' })
  const body = entryOf(entries, 'body')
  if (body.length > maxBodyLength) errors.body = invalid('field-too-long', { maxLength: maxBodyLength })
  const layout = pageLayouts.find(each => each === entryOf(entries, 'layout'))
  if (layout === undefined) errors.layout = invalid('content-choice-wrong')
  const link = entryOf(entries, 'redirectTo').trim()
  if (link !== '' && (!safeLink.safeParse(link).success || link.startsWith('#') || link === path))
    errors.redirectTo = invalid('content-link-wrong')
  const { items, invalidLine } = readOwnMenu(entryOf(entries, 'ownMenu'))
  if (invalidLine !== null) errors.ownMenu = invalid('content-own-menu-wrong', { line: invalidLine })
  else if (items?.some(({ text }) => withoutBannedCharacters(text) !== null)) errors.ownMenu = invalid('label-banned-characters')
  const { showing, error } = readShowing(entries, now)
  if (error !== null) errors.publishAt = error
  return {
    page: {
      ...{ title, path, gatewayId: fixedPath === null ? (gateway?.id ?? null) : null, body, showing },
      description: line('description', maxDescriptionLength) || null,
      layout: layout ?? 'standard',
      fullWidth: isTicked(entries, 'fullWidth'),
      redirectTo: link || null,
      leftSidebar: readWidgets(entries, 'left'),
      rightSidebar: readWidgets(entries, 'right'),
      anchoredMenuItems: items,
    },
    errors,
  }
}

/** `publishAt` is the value of a datetime-local field in UTC: 2026-11-22T09:30. */
export function readShowing(entries: Entries, now: Date): { showing: Showing; error: EntryError | null } {
  const act = entryOf(entries, 'act')
  if (act === 'publish') return { showing: 'now', error: null }
  if (act !== 'schedule') return { showing: 'draft', error: null }
  const typed = entryOf(entries, 'publishAt')
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(typed) ? new Date(`${typed}Z`) : null
  if (time === null || Number.isNaN(time.getTime())) return { showing: 'draft', error: invalid('content-time-wrong') }
  return time <= now ? { showing: 'draft', error: invalid('content-time-past') } : { showing: time, error: null }
}

function readWidgets(entries: Entries, side: 'left' | 'right'): Widget[] {
  return Array.from({ length: maxWidgets }, (_, place) => {
    const type = widgetTypes.find(each => each === entryOf(entries, `${side}-type-${place}`))
    const content = entryOf(entries, `${side}-text-${place}`).trim()
    return type === undefined || content === '' ? [] : [{ type, content }]
  }).flat()
}

function readOwnMenu(text: string): { items: AnchoredItem[] | null; invalidLine: number | null } {
  const lines = text.split('\n').map(line => line.trim())
  const read = lines.map(line => /^#?(\S+)\s+(\S.*)$/.exec(line))
  const invalidAt = lines.findIndex((line, place) => line !== '' && read[place] === null)
  const items = read.flatMap(match => (match === null ? [] : [{ refId: match[1] ?? '', text: match[2] ?? '' }]))
  return { items: items.length === 0 ? null : items, invalidLine: invalidAt === -1 ? null : invalidAt + 1 }
}

/** Converts a page to the values of its form. */
export function entriesOfPage(page: PageSource & { path: string; gatewayId: number | null }): Entries {
  const widgets = (side: 'left' | 'right', all: readonly Widget[]) =>
    Object.fromEntries(
      all.flatMap(({ type, content }, place) => [
        [`${side}-type-${place}`, [type]],
        [`${side}-text-${place}`, [content]],
      ]),
    )
  return {
    ...{ title: [page.title], path: [page.path], body: [page.body], layout: [page.layout] },
    gateway: page.gatewayId === null ? [] : [String(page.gatewayId)],
    description: [page.description ?? ''],
    fullWidth: page.fullWidth ? ['on'] : [],
    redirectTo: [page.redirectTo ?? ''],
    ownMenu: [(page.anchoredMenuItems ?? []).map(({ refId, text }) => `${refId} ${text}`).join('\n')],
    ...widgets('left', page.leftSidebar),
    ...widgets('right', page.rightSidebar),
  }
}
