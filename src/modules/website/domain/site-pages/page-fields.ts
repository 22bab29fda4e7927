import type { RevisionTexts } from './revision-difference.ts'
import type { PageSource, Widget } from './site-page.ts'

/** The content of a page as text by field, for comparing two revisions. */
export const fieldsOfPage = (page: PageSource, path: string): RevisionTexts => ({
  title: page.title,
  path,
  description: page.description ?? '',
  body: page.body,
  leftSidebar: widgetsAsText(page.leftSidebar),
  rightSidebar: widgetsAsText(page.rightSidebar),
  anchoredMenuItems: (page.anchoredMenuItems ?? []).map(({ refId, text }) => `${refId} ${text}`).join('\n'),
  layout: page.layout,
  fullWidth: page.fullWidth ? 'yes' : '',
  redirectTo: page.redirectTo ?? '',
})

const widgetsAsText = (widgets: readonly Widget[]): string =>
  widgets.map(({ type, content }) => `<section data-widget="${type}">${content}</section>`).join('\n')
