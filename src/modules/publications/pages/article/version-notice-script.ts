import { cookieKinds } from '../../../sites/domain/consent/cookies.ts'

const { name } = cookieKinds.versionWarningSuppression
/** Between the articles of which the notice was closed. */
export const betweenItems = '.'

/**
 * Hides the element that it is the first child of, before that is painted: the page is kept for all readers and knows nothing of one, and taking
 * the notice away later would move the text.
 */
export const hideClosedNotice = (item: string): string => `{
  let kept = document.cookie.split('; ').find(pair => pair.startsWith('${name}='))?.slice(${name.length + 1})
  try { kept ??= sessionStorage.getItem('${name}') } catch {}
  document.currentScript.parentElement.hidden = kept?.split('${betweenItems}').includes(${JSON.stringify(item).replaceAll('<', '\\u003c')}) ?? false
}`
