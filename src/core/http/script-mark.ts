/** The word that a renderer gives its own scripts (finish-document.ts); undefined in the browser, where nothing reads it. */
import { createContext } from 'react'

export const ScriptMark = /* @__PURE__ */ createContext<string | undefined>(undefined)
