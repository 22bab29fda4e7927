/**
 * The keys of a focused viewer. They act nowhere else, so that they do not conflict with screen readers or speech input (WCAG 2.2, 2.1.4).
 */
import type { Layout } from './open-pdf.ts'

export const viewerActions = [
  'next-page',
  'previous-page',
  'first-page',
  'last-page',
  'zoom-in',
  'zoom-out',
  'fit-width',
  'fit-page',
  'search',
  'thumbnails',
  'full-screen',
  'help',
] as const
export type ViewerAction = (typeof viewerActions)[number]

/** The actions are found by the name of `KeyboardEvent.key`; the keys' help lists them too. */
const keys: Readonly<Record<ViewerAction, readonly string[]>> = {
  'next-page': ['ArrowRight', 'PageDown'],
  'previous-page': ['ArrowLeft', 'PageUp'],
  'first-page': ['Home'],
  'last-page': ['End'],
  'zoom-in': ['+', '='],
  'zoom-out': ['-'],
  'fit-width': ['w'],
  'fit-page': ['p'],
  search: ['/'],
  thumbnails: ['t'],
  'full-screen': ['f'],
  help: ['?'],
}
/** In slides these keys turn the page too, because nothing scrolls. */
const pagedKeys: Partial<Record<ViewerAction, readonly string[]>> = {
  'next-page': ['ArrowRight', 'ArrowDown', 'PageDown', ' '],
  'previous-page': ['ArrowLeft', 'ArrowUp', 'PageUp'],
}

export const keysOf = (action: ViewerAction, layout: Layout): readonly string[] =>
  (layout === 'paged' ? pagedKeys[action] : undefined) ?? keys[action]

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Null for a key that is the browser's own. */
export function actionOfKey({ key, ctrlKey, metaKey, altKey }: Pressed, layout: Layout): ViewerAction | null {
  if (ctrlKey || metaKey || altKey) return null
  const pressed = key.length === 1 ? key.toLowerCase() : key
  return viewerActions.find(action => keysOf(action, layout).includes(pressed)) ?? null
}

/** The symbols on keyboards. */
const signs: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓' }

/** @param nameOf names a key in the reader's language */
export const keySign = (key: string, nameOf: (key: 'PageUp' | 'PageDown' | 'Home' | 'End' | 'Space') => string): string => {
  if (key === 'PageUp' || key === 'PageDown' || key === 'Home' || key === 'End') return nameOf(key)
  if (key === ' ') return nameOf('Space')
  return signs[key] ?? key.toUpperCase()
}
