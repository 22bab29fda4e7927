import { cookieKinds } from '../../../sites/domain/consent/cookies.ts'

const { name } = cookieKinds.versionWarningSuppression
/** Separates the articles whose notice was closed. */
export const betweenItems = '.'

/**
 * Hides the element whose first child it is before that is painted: the page is cached for all readers, and hiding the notice later would
 * move the text.
 */
export const hideClosedNotice = (item: string): string => `{
  let kept = document.cookie.split('; ').find(pair => pair.startsWith('${name}='))?.slice(${name.length + 1})
  try { kept ??= sessionStorage.getItem('${name}') } catch {}
  document.currentScript.parentElement.hidden = kept?.split('${betweenItems}').includes(${JSON.stringify(item).replaceAll('<', '\\u003c')}) ?? false
}`
