/** What keys do while focus is in a viewer. They act nowhere else, so that they take nothing from a screen reader or a speech program (WCAG 2.2, 2.1.4). */
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

/** By the key's own name; for the help of keys too. */
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
/** In a talk these turn the page too, and there is nothing to scroll. */
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

/** As it is written on the keyboard. */
const signs: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓' }

/** @param nameOf a key with a name in the reader's language */
export const keySign = (key: string, nameOf: (key: 'PageUp' | 'PageDown' | 'Home' | 'End' | 'Space') => string): string => {
  if (key === 'PageUp' || key === 'PageDown' || key === 'Home' || key === 'End') return nameOf(key)
  if (key === ' ') return nameOf('Space')
  return signs[key] ?? key.toUpperCase()
}
