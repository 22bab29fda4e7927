/** The schema of the form of a page is used in the browser and on the server. */
import type { FieldError } from '../../../../../core/forms/message-keys.ts'
import { allOf, maximumLength, required } from '../../../../../core/forms/rules.ts'
import { anyText, groupOf, ruledLine, ruledText } from '../../../../../core/forms/schema-errors.ts'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { htmlRule } from '../html-entry.ts'
import { enteredPath, invalidPath, invalidPaths, type PathEntries } from '../page-path.ts'
import { pageLayouts } from '../site-page.ts'
import { linkRule } from './link-entry.ts'
import { ownMenuRule } from './own-menu.ts'
import { maxBodyLength, maxDescriptionLength, maxPageTitleLength } from './page-limits.ts'
import { type PublishingSetting, publishAtRule } from './publishing-entries.ts'

const pathKeys = messageKeys('content-path', ['empty', ...invalidPaths])

export interface PageSetting extends PublishingSetting {
  /** A page may belong to these gateways: they have their ids as the field has them, and their paths. */
  gateways: readonly { value: string; path: string }[]
  /** Whether the page has to belong to one of them. */
  needsGateway: boolean
  /** The path of a page that comes with the project, which cannot be moved. */
  fixedPath: string | null
}

const layoutRule = (entry: string): FieldError | null =>
  pageLayouts.some(layout => layout === entry) ? null : { key: 'content-choice-wrong', values: {} }

export function pageSchema({ gateways, needsGateway, fixedPath, ...publishing }: PageSetting) {
  const gatewayOf = (entry: string) => gateways.find(({ value }) => value === entry) ?? null
  const pathOf = (page: PathEntries): string => fixedPath ?? enteredPath(page, gatewayOf(page.gateway)?.path ?? null)
  function pathRule(page: PathEntries): FieldError | null {
    if (fixedPath !== null) return null
    const within = gatewayOf(page.gateway)?.path ?? null
    const path = pathOf(page)
    // A title that is missing is reported at its own field.
    if (path === '') return page.title === '' ? null : { key: pathKeys.empty, values: { path: '' } }
    const wrongly = invalidPath(path, within)
    return wrongly && { key: pathKeys[wrongly], values: { path: within ?? '' } }
  }
  return groupOf(
    {
      title: ruledLine(allOf(required(''), maximumLength('', maxPageTitleLength))),
      path: anyText(),
      gateway: ruledText(entry => (needsGateway && gatewayOf(entry) === null ? { key: 'field-required', values: {} } : null)),
      body: ruledText(htmlRule(maxBodyLength)),
      description: ruledLine(maximumLength('', maxDescriptionLength)),
      publishAt: anyText(),
      layout: ruledText(layoutRule),
      redirectTo: ruledText(linkRule),
      ownMenu: ruledText(ownMenuRule),
      act: anyText(),
    },
    {
      path: pathRule,
      publishAt: page => publishAtRule(page, publishing),
      // It would lead to itself.
      redirectTo: page =>
        page.redirectTo.trim() !== '' && page.redirectTo.trim() === pathOf(page) ? { key: 'content-link-wrong', values: {} } : null,
    },
  )
}
