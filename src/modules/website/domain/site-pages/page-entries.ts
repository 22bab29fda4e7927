/** Validates and converts the form of a page. */

import { type Entries, entryOf, isTicked } from '../../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../../core/forms/message-keys.ts'
import { validateForm } from '../../../../core/forms/schema-errors.ts'
import type { GatewayId } from '../../../../core/ids/shared-ids.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { readOwnMenu } from './forms/own-menu.ts'
import { maxWidgets } from './forms/page-limits.ts'
import { type PageSetting, pageSchema } from './forms/page-schema.ts'
import { readShowing, type Showing } from './forms/publishing-entries.ts'
import { enteredPath } from './page-path.ts'
import { type PageSource, pageLayouts, type Widget, widgetTypes } from './site-page.ts'

export interface ReadPage extends PageSource {
  path: string
  gatewayId: GatewayId | null
  showing: Showing
}

interface Setting extends Omit<PageSetting, 'gateways'> {
  gateways: readonly { id: GatewayId; path: string }[]
}

/** @returns a `page` that is meaningful only where its fields have no errors */
export function readPageEntries(entries: Entries, { gateways, ...setting }: Setting): { page: ReadPage; errors: FieldErrors } {
  const form = validateForm(pageSchema({ ...setting, gateways: gateways.map(({ id, path }) => ({ value: String(id), path })) }), entries)
  const { fixedPath } = setting
  const chosen = gateways.find(({ id }) => String(id) === entryOf(entries, 'gateway'))
  return {
    page: {
      title: normaliseLine(entryOf(entries, 'title')),
      path: fixedPath ?? enteredPath({ title: entryOf(entries, 'title'), path: entryOf(entries, 'path') }, chosen?.path ?? null),
      gatewayId: fixedPath === null ? (chosen?.id ?? null) : null,
      body: entryOf(entries, 'body'),
      showing: readShowing(entries, setting),
      description: normaliseLine(entryOf(entries, 'description')) || null,
      layout: pageLayouts.find(each => each === entryOf(entries, 'layout')) ?? 'standard',
      fullWidth: isTicked(entries, 'fullWidth'),
      redirectTo: entryOf(entries, 'redirectTo').trim() || null,
      leftSidebar: readWidgets(entries, 'left'),
      rightSidebar: readWidgets(entries, 'right'),
      anchoredMenuItems: readOwnMenu(entryOf(entries, 'ownMenu')).items,
    },
    errors: form.kind === 'valid' ? {} : form.errors,
  }
}

function readWidgets(entries: Entries, side: 'left' | 'right'): Widget[] {
  return Array.from({ length: maxWidgets }, (_, place) => {
    const type = widgetTypes.find(each => each === entryOf(entries, `${side}-type-${place}`))
    const content = entryOf(entries, `${side}-text-${place}`).trim()
    return type === undefined || content === '' ? [] : [{ type, content }]
  }).flat()
}

/** Converts a page to the values of its form. */
export function entriesOfPage(page: PageSource & { path: string; gatewayId: GatewayId | null }): Entries {
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
